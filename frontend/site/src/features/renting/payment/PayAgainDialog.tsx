import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { RentalAction } from '@contract/rentals/fare';
import type { Booking } from '@contract/rentals/rentals';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Dialog } from '@/ui/feedback/Dialog';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { ProblemAlert } from '../problems/ProblemAlert';
import { payAgainMessages } from './pay-again-messages';
import { paymentMessages } from './payment-messages';
import { PaymentFields } from './PaymentFields';
import { UpiPaymentDetails } from './UpiPaymentDetails';
import { usePayAgain } from './use-pay-again';
import { usePaymentErrors } from './use-payment-errors';
import styles from './pay-dialog.module.css';

interface PayAgainDialogProps {
  action: RentalAction;
  rentalId: number;
  /** Its `payAgain` is null once new details have arrived. */
  rental: Pick<Booking, 'total' | 'reference' | 'payAgain' | 'paymentRejectedReason'>;
  onClose: () => void;
}

/** New payment details after a rejected payment. */
export function PayAgainDialog({ action, rentalId, rental, onClose }: PayAgainDialogProps) {
  const { total, reference, payAgain: payment, paymentRejectedReason: reason } = rental;
  const t = useText(payAgainMessages);
  const pay = useText(paymentMessages);
  const toast = useToast();
  const client = useQueryClient();
  const { draft, change, problem, busy, progress, uploading, submit } = usePayAgain(action, rentalId, total);
  const { form, check, fields, isMissing, general } = usePaymentErrors(draft, problem);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (busy || !check() || !(await submit())) return;
    toast(t('sent'), 'success');
    onClose();
    void client.invalidateQueries({ queryKey: [action === 'book' ? 'bookings' : 'reservations'] });
  }

  return (
    <Dialog
      open
      sticky
      title={t('title')}
      description={t('text')}
      onOpenChange={(open) => !open && !busy && onClose()}
    >
      <form ref={form} className={styles.step} onSubmit={(event) => void send(event)} noValidate>
        {reason && (
          <Alert tone="info" title={t('why')}>
            {reason}
          </Alert>
        )}
        {payment && <UnpaidDetails payment={payment} reference={reference} />}
        <PaymentFields draft={draft} onChange={change} total={total} errors={fields} busy={busy} />
        {isMissing && <Alert tone="error">{pay('required')}</Alert>}
        {problem?.kind === 'signIn' && <Alert tone="error">{t('signInEnded')}</Alert>}
        {general && <ProblemAlert problem={general} />}
        {uploading && <progress value={progress} aria-label={pay('screenshot')} />}
        <div className={styles.foot}>
          <Button type="submit" wide large busy={busy}>
            {uploading ? pay('uploading', { percent: Math.round(progress * 100) }) : pay('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Payment instructions and the deadline, for customers who have not paid yet. */
function UnpaidDetails({
  payment,
  reference,
}: {
  payment: NonNullable<Booking['payAgain']>;
  reference: string;
}) {
  const t = useText(payAgainMessages);
  const { formatInstant } = useFormats();
  return (
    <>
      <details className={styles.folded}>
        <summary>{t('unpaid', { amount: formatRupees(payment.amount) })}</summary>
        <div className={styles.step}>
          <p>{t('unpaidText')}</p>
          <UpiPaymentDetails
            payment={payment}
            reference={reference}
            variant="secondary"
            until={payment.until}
          />
        </div>
      </details>
      <p>{t('until', { until: formatInstant(payment.until) })}</p>
    </>
  );
}
