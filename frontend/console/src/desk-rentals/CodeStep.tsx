import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CODES } from '@contract/codes';
import type { DeskRentalRequest } from '@contract/rentals/desk-rentals';
import { OTP_DIGITS } from '@contract/limits';
import { ApiError } from '@shared/http';
import { isOutdated, reasonOf } from '../http/error-text';
import type { ConsoleDataProvider } from '../dataProvider';
import { useLocal, useText } from '../i18n';
import { useCountdown } from '@shared/use-countdown';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import type { RentalStepProps } from './rental-step';
import { requestOf } from './draft';
import { StepPanel } from './StepPanel';
import { RequestProblem } from './RequestProblem';

interface Props extends RentalStepProps {
  /** Called with the id of the new request when another code was sent. */
  onSent: (id: string) => void;
  onChange: () => void;
}

export function CodeStep({ row, onChanged, reload, onSent, onChange }: Props) {
  const t = useText();
  const local = useLocal();
  const data = useDataProvider<ConsoleDataProvider>();
  const sendOnce = useSendOnce();
  const [otp, setOtp] = useState('');
  const [required, setRequired] = useState(false);
  const confirming = useMutation({
    mutationFn: () => sendOnce([row.id, otp], (key) => data.confirmDeskRental(row.id, otp, key)),
    onSuccess: onChanged,
    onError: async (error) => {
      // Confirmed meanwhile in another window, so the present state is read from the server.
      if (isOutdated(error)) await reload();
    },
  });
  const resending = useMutation({
    mutationFn: (request: DeskRentalRequest) => sendOnce(request, (key) => data.sendDeskCode(request, key)),
    onSuccess: ({ id }) => onSent(id),
  });
  const isPending = confirming.isPending || resending.isPending;
  const problem = resending.error ?? (isOutdated(confirming.error) ? null : confirming.error);
  const { left: secondsToResend } = useCountdown(row.resendAfterSeconds);
  const code = problem instanceof ApiError ? problem.code : null;
  const wrongCode = code === CODES.CODE_WRONG.code ? local(reasonOf(problem)) : null;
  const fieldError = required ? t('OTP is required.') : wrongCode;

  function confirm(event: FormEvent): void {
    event.preventDefault();
    setRequired(otp === '');
    if (otp === '') return;
    if (isPending) return;
    resending.reset();
    confirming.mutate();
  }

  function resend(): void {
    confirming.reset();
    resending.mutate(requestOf(row));
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
            confirming.reset();
            resending.reset();
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
          <Button
            type="button"
            variant="outlined"
            disabled={secondsToResend > 0 || isPending}
            onClick={resend}
          >
            {secondsToResend > 0
              ? t('Send a new OTP in {seconds} s', { seconds: secondsToResend })
              : t('Send a new OTP')}
          </Button>
          <Button type="button" variant="outlined" onClick={onChange}>
            {t('Change dates or car')}
          </Button>
        </Box>
      </Box>
    </StepPanel>
  );
}
