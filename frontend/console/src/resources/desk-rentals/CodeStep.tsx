import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { OTP_DIGITS } from '@contract/limits';
import { useCountdown } from '@shared/use-countdown';
import { reasonOf } from '../../shared/http/error-text';
import { useLocal, useText } from '../../shared/i18n';
import type { RentalStepProps } from './rental-step';
import { RequestProblem } from './RequestProblem';
import { StepPanel } from './StepPanel';
import { useDeskCode } from './use-desk-code';

interface Props extends RentalStepProps {
  /** Called with the id of the new request when another code was sent. */
  onSent: (id: string) => void;
  onChange: () => void;
}

export function CodeStep({ onSent, onChange, ...step }: Props) {
  const t = useText();
  const local = useLocal();
  const code = useDeskCode(step, onSent);
  const [otp, setOtp] = useState('');
  const [required, setRequired] = useState(false);
  const { problem, isPending } = code;
  const { left: secondsToResend } = useCountdown(step.row.resendAfterSeconds);
  const wrongCode = code.isWrong ? local(reasonOf(problem)) : null;
  const fieldError = required ? t('OTP is required.') : wrongCode;

  function confirm(event: SubmitEvent): void {
    event.preventDefault();
    setRequired(otp === '');
    if (otp !== '' && !isPending) code.confirm(otp);
  }

  return (
    <StepPanel title={t("3. The customer's OTP")} arrives>
      <Typography>
        {t('We sent an OTP to {email}. Ask the customer for it after they have read the e-mail and agree.', {
          email: step.row.customer.email,
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
            code.clear();
          }}
          error={fieldError !== null}
          helperText={fieldError}
          slotProps={{
            htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
            formHelperText: { role: 'alert' },
          }}
          sx={{ maxWidth: 240 }}
        />
        {wrongCode === null && <RequestProblem error={problem} title={t('This is not confirmed.')} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isPending}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t('Confirm with the OTP')}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ResendButton secondsLeft={secondsToResend} disabled={isPending} resend={code.resend} />
          <Button type="button" variant="outlined" onClick={onChange}>
            {t('Change dates or car')}
          </Button>
        </Box>
      </Box>
    </StepPanel>
  );
}

interface ResendProps {
  secondsLeft: number;
  disabled: boolean;
  resend: () => void;
}

function ResendButton({ secondsLeft, disabled, resend }: ResendProps) {
  const t = useText();
  return (
    <Button type="button" variant="outlined" disabled={secondsLeft > 0 || disabled} onClick={resend}>
      {secondsLeft > 0 ? t('Send a new OTP in {seconds} s', { seconds: secondsLeft }) : t('Send a new OTP')}
    </Button>
  );
}
