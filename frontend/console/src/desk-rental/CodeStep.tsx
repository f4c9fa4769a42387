import { useState, type FormEvent } from 'react';
import { useDataProvider } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CODES } from '@contract/codes';
import { OTP_DIGITS } from '@contract/limits';
import { CallError, reasonOf } from '../call-error';
import type { ConsoleDataProvider } from '../dataProvider';
import { useLocalMessage, useText } from '../i18n';
import { useOnceKey } from '../once-key';
import type { ArrangedStep } from './arranged-step';
import { requestOf } from './draft';
import { StepPanel } from './StepPanel';
import { useCall } from './use-call';
import { useSecondsLeft } from './use-seconds-left';
import { CallProblem } from './CallProblem';

interface Props extends ArrangedStep {
  /** Another code went out, under another id. */
  onSent: (id: string) => void;
  onChange: () => void;
}

/** The customer's code, told at the desk. */
export function CodeStep({ row, moved, readAgain, onSent, onChange }: Props) {
  const t = useText();
  const local = useLocalMessage();
  const data = useDataProvider<ConsoleDataProvider>();
  const sendOnce = useOnceKey();
  const confirmOnce = useOnceKey();
  const [otp, setOtp] = useState('');
  const [required, setRequired] = useState(false);
  const { busy, problem, run, clear } = useCall();
  const wait = useSecondsLeft(row.resendAfterSeconds);
  const code = problem instanceof CallError ? problem.code : null;
  const wrongCode = code === CODES.CODE_WRONG.code ? local(reasonOf(problem)) : null;
  const wrong = required ? t('OTP is required.') : wrongCode;

  function confirm(event: FormEvent): void {
    event.preventDefault();
    setRequired(otp === '');
    if (otp === '') return;
    void run(async () => {
      try {
        moved(await data.confirmDeskRental(row.id, otp, confirmOnce.keyFor(`${row.id} ${otp}`)));
      } catch (error) {
        // Confirmed meanwhile, in another window: where it stands now is what the server says.
        if (error instanceof CallError && error.code === CODES.WRONG_STATE.code) return readAgain();
        throw error;
      }
    });
  }

  function resend(): void {
    const asked = requestOf(row);
    void run(async () => {
      const { id } = await data.sendDeskCode(asked, sendOnce.keyFor(JSON.stringify(asked)));
      sendOnce.succeeded();
      onSent(id);
    });
  }

  return (
    <StepPanel title={t("3. The customer's OTP")} arrives>
      <Typography>
        {t('We sent an OTP to {email}. Ask the customer for it after they have read the e-mail and agree.', {
          email: row.customer.email,
        })}
      </Typography>
      <Box component="form" onSubmit={confirm} noValidate sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          size="medium"
          label={t('OTP ({digits} digits)', { digits: OTP_DIGITS })}
          value={otp}
          onChange={({ target }) => {
            setOtp(target.value.replace(/\D/g, '').slice(0, OTP_DIGITS));
            setRequired(false);
            clear();
          }}
          error={wrong !== null}
          helperText={wrong}
          slotProps={{
            htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
            formHelperText: { role: 'alert' },
          }}
          sx={{ maxWidth: 240 }}
        />
        {wrongCode === null && <CallProblem wrong={problem} title={t('This is not confirmed.')} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={busy}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t('Confirm with the OTP')}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="button" variant="outlined" disabled={wait > 0 || busy} onClick={resend}>
            {wait > 0 ? t('Send a new OTP in {seconds} s', { seconds: wait }) : t('Send a new OTP')}
          </Button>
          <Button type="button" variant="outlined" onClick={onChange}>
            {t('Change dates or car')}
          </Button>
        </Box>
      </Box>
    </StepPanel>
  );
}
