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
import type { HandoverConfirmation, HandoverKind } from '@contract/rentals/handovers';
import { explain } from '../../shared/http/error-text';
import { type PlainText, useText } from '../../shared/i18n';
import { Panel } from '../../shared/ui/Panel';
import { Problem } from '../../shared/ui/Problem';
import { SignatureField } from './SignatureField';
import type { Fields } from './use-completion';

const WAYS: Record<HandoverConfirmation, PlainText> = {
  CODE: 'By a code',
  SIGNATURE: 'By a signature',
  NOT_PRESENT: 'The customer is not here',
};
const WAYS_OF = {
  HANDOVER: ['CODE', 'SIGNATURE'],
  RETURN: ['CODE', 'SIGNATURE', 'NOT_PRESENT'],
  SECOND_INSPECTION: ['NOT_PRESENT'],
} as const satisfies Record<HandoverKind, readonly HandoverConfirmation[]>;

interface Props {
  kind: HandoverKind;
  fields: Pick<Fields, 'way' | 'code'>;
  set: (part: Partial<Fields>) => void;
  setSignature: (signature: File | null) => void;
  isCodeSent: boolean;
  sending: UseMutationResult<unknown, unknown, void>;
}

export function Confirmation({ kind, fields: { way, code }, set, setSignature, isCodeSent, sending }: Props) {
  const t = useText();
  const labelId = useId();
  return (
    <Panel title="Confirmation by the customer">
      <FormControl>
        <FormLabel id={labelId}>{t('How does the customer confirm?')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={way}
          onChange={(_, value) => set({ way: value as HandoverConfirmation })}
        >
          {WAYS_OF[kind].map((value) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={t(WAYS[value])} />
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
              {t('The code is on its way to the e-mail address of the customer.')}
            </Typography>
          )}
          <TextField
            label={t('Code from the e-mail')}
            value={code}
            onChange={({ target }) => set({ code: target.value.replace(/\D/g, '').slice(0, OTP_DIGITS) })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        </Box>
      )}
    </Panel>
  );
}
