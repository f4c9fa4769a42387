import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { UseMutationResult } from '@tanstack/react-query';
import { useId } from 'react';
import { OTP_DIGITS } from '@contract/limits';
import { explain } from '../../http/error-text';
import { type PlainText, useText } from '../../i18n';
import { Problem } from '../Problem';
import { SignatureField } from './SignatureField';

interface Props<Way extends string> {
  ways: readonly (readonly [Way, PlainText])[];
  fields: { way: Way; code: string };
  set: (part: { way: Way } | { code: string }) => void;
  setSignature: (signature: File | null) => void;
  isCodeSent: boolean;
  /** The text that says where the code was sent, and the label of its field. */
  codeTexts: { sent: PlainText; label: PlainText };
  sending: UseMutationResult<unknown, unknown, void>;
}

/** The customer's confirmation by a code from an e-mail, a drawn signature, or another way. */
export function CustomerConfirmation<Way extends string>({
  ways,
  fields: { way, code },
  set,
  setSignature,
  isCodeSent,
  codeTexts,
  sending,
}: Props<Way>) {
  const t = useText();
  const labelId = useId();
  return (
    <>
      <FormControl>
        <FormLabel id={labelId}>{t('How does the customer confirm?')}</FormLabel>
        <RadioGroup aria-labelledby={labelId} value={way} onChange={(_, value) => set({ way: value as Way })}>
          {ways.map(([value, label]) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={t(label)} />
          ))}
        </RadioGroup>
      </FormControl>
      {way === 'SIGNATURE' && <SignatureField change={setSignature} />}
      {way === 'CODE' && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Button variant="outlined" loading={sending.isPending} onClick={() => sending.mutate()}>
            {isCodeSent ? t('Send another code') : t('Send the code')}
          </Button>
          {sending.error !== null && <Problem title={explain(sending.error)} />}
          {isCodeSent && (
            <Typography variant="body2" role="status">
              {t(codeTexts.sent)}
            </Typography>
          )}
          <TextField
            label={t(codeTexts.label)}
            value={code}
            onChange={({ target }) => set({ code: target.value.replace(/\D/g, '').slice(0, OTP_DIGITS) })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        </Box>
      )}
    </>
  );
}
