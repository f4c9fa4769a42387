import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { normaliseEmail } from '@contract/customers/identity';
import { MAX_OTP_DIGITS } from '@contract/limits';
import { explain } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { usePublicSettings } from '../../../shared/http/use-public-settings';
import { useText } from '../../../shared/i18n';
import { TextInput } from '../../../shared/ui/forms/inputs';
import { Problem } from '../../../shared/ui/Problem';
import type { CustomerCalls } from '../calls';

/** The OTP that proves the typed e-mail address. The customer reads it out. */
export function EmailCode() {
  const t = useText();
  const calls = useCalls<CustomerCalls>();
  const isRequired = usePublicSettings().data?.deskEmailProof === 'required';
  const { setValue } = useFormContext();
  const email = normaliseEmail((useWatch({ name: 'email' }) as string | undefined) ?? '');
  const sending = useMutation({
    mutationFn: (to: string) => calls.sendEmailProof(to),
    onSuccess: ({ challengeId }) => setValue('challengeId', challengeId),
  });
  const isSent = sending.isSuccess && sending.variables === email;
  const mustEnter = isRequired || isSent;
  // Clears the code when the address changes, because the code proved the earlier one.
  useEffect(() => {
    if (isSent) return;
    setValue('challengeId', undefined);
    setValue('otp', undefined);
  }, [isSent, setValue]);

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        disabled={!email}
        loading={sending.isPending}
        onClick={() => email && sending.mutate(email)}
      >
        {t(isSent ? 'Send another OTP' : 'Send OTP to the e-mail')}
      </Button>
      {isSent && <span role="status">{t('Sent to {email}.', { email })}</span>}
      {sending.error && <Problem title="The OTP was not sent." detail={explain(sending.error)} />}
      <TextInput
        source="otp"
        label="OTP of the customer"
        isRequired={mustEnter}
        validate={(typed?: string) => (!typed && mustEnter ? t('Enter the OTP.') : undefined)}
        helperText={
          isRequired
            ? 'The customer reads it out.'
            : 'The customer reads it out. Without it, the account shows no name and no documents until you prove the address.'
        }
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: MAX_OTP_DIGITS, autoComplete: 'off' } }}
      />
    </Box>
  );
}
