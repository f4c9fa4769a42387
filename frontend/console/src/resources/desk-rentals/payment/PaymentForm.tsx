import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-admin';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { DocumentInput } from '../../../shared/ui/forms/DocumentInput';
import { TextInput } from '../../../shared/ui/forms/inputs';
import { submitForm } from '../../../shared/ui/forms/submit-form';
import { UploadProgress } from '../../../shared/ui/forms/UploadProgress';
import type { DeskRentalCalls } from '../calls';
import type { DeskPayment } from '../calls';
import type { RentalStepProps } from '../rental-step';
import { RequestProblem } from '../RequestProblem';
import { amountRule, transactionIdRule } from './payment.rules';
import { usePlaceRental } from './use-place-rental';

interface Props extends RentalStepProps {
  /** Moves the focus to the first field when the form appears. */
  takesFocus: boolean;
}

/** Submits the payment and places the rental. */
export function PaymentForm({ row, onChanged, takesFocus }: Props) {
  const t = useText();
  const data = useCalls<DeskRentalCalls>();
  const sendOnce = useSendOnce();
  const placeRental = usePlaceRental(row.id);
  const [sent, setSent] = useState(0);
  const paying = useMutation({
    mutationFn: async (payment: DeskPayment) => {
      const paid = await sendOnce(payment, (key) => data.payDeskRental(row.id, payment, key, setSent));
      // The payment is recorded now, even if the rental cannot be placed.
      return placeRental().catch(() => paid);
    },
    onMutate: () => setSent(0),
    onSuccess: onChanged,
  });

  return (
    <Form
      onSubmit={(values: object) => submitForm(paying.mutateAsync, values as DeskPayment)}
      warnWhenUnsavedChanges={!paying.isPending}
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextInput
          size="medium"
          autoFocus={takesFocus}
          source="transactionId"
          label="Transaction ID"
          validate={transactionIdRule}
          helperText={false}
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 60 } }}
        />
        <TextInput
          size="medium"
          source="amount"
          label="Amount Paid (₹)"
          validate={amountRule}
          helperText={false}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } }}
        />
        <DocumentInput source="screenshot" label="screenshot of the payment" />
        <RequestProblem error={paying.error} title={t('The payment details were not sent.')} />
        {paying.isPending && <UploadProgress sent={sent} label={t('Sending the form')} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={paying.isPending}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t('Submit Payment Details')}
        </Button>
      </Box>
    </Form>
  );
}
