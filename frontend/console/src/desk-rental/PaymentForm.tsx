import { useState } from 'react';
import { Form, TextInput, useDataProvider } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { fieldErrorsOf } from '../error-text';
import { PaperInput } from '../customers/PaperInput';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import type { ArrangedStep } from './arranged-step';
import type { DeskPayment } from './calls';
import { amountRule, transactionIdRule } from './payment.rules';
import { usePlacing } from './use-placing';
import { CallProblem } from './CallProblem';

/** What the customer paid. With it the rental is placed at once. */
export function PaymentForm(step: ArrangedStep) {
  const { row, moved } = step;
  const t = useText();
  const data = useDataProvider<ConsoleDataProvider>();
  const sendOnce = useSendOnce();
  const place = usePlacing(row.id);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  /** Resolves to the errors at the fields; everything typed and chosen stays in the form. */
  async function submit(values: object): Promise<Record<string, string> | undefined> {
    const payment = values as DeskPayment;
    const { name, size, lastModified } = payment.screenshot;
    const content = [payment.transactionId, payment.amount, name, size, lastModified];
    setProblem(null);
    setSent(0);
    try {
      const paid = await sendOnce(content, (key) => data.payDeskRental(row.id, payment, key, setSent));
      // From here on the payment is on record, whatever becomes of the rental.
      moved(await place().catch(() => paid));
      return undefined;
    } catch (error) {
      setProblem(error);
      return fieldErrorsOf(error);
    } finally {
      setSent(null);
    }
  }

  return (
    <Form onSubmit={submit} warnWhenUnsavedChanges={sent === null} disableInvalidFormNotification noValidate>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextInput
          size="medium"
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
        <PaperInput source="screenshot" label={t('screenshot of the payment')} />
        <CallProblem wrong={problem} title={t('The payment details were not sent.')} />
        {sent !== null && (
          <LinearProgress
            aria-label={t('Sending the form')}
            variant={sent < 1 ? 'determinate' : 'indeterminate'}
            value={sent * 100}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={sent !== null}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {t('Submit Payment Details')}
        </Button>
      </Box>
    </Form>
  );
}
