import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RentalAction } from '@contract/rentals/fare';
import type { Booking, PayAgain, UpiPayment } from '@contract/rentals/rentals';
import { paths } from '@/app/paths';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Dialog } from '@/ui/feedback/Dialog';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { usePendingSubmit } from '@/ui/form/use-pending-submit';
import { ProblemAlert } from '../problems/ProblemAlert';
import { payAgainMessages } from './pay-again-messages';
import { PayeeCheck, TotalToPay } from './PayeeCheck';
import { paymentMessages } from './payment-messages';
import { PaymentFields } from './PaymentFields';
import { UpiPaymentDetails } from './UpiPaymentDetails';
import { usePayAgain } from './use-pay-again';
import { usePaymentErrors } from './use-payment-errors';
import styles from './pay-dialog.module.css';

type PaidRental = Pick<Booking, 'reference' | 'payAgain' | 'paymentStatus' | 'paymentRejectedReason'> & {
  /** The account for the rest of the payment, unless a payment was rejected. */
  toPay?: UpiPayment | null;
};

interface PayAgainDialogProps {
  action: RentalAction;
  rentalId: number;
  rental: PaidRental;
  onClose: () => void;
}

/** Asks for the details of another payment: after a rejected one, or for the amount that is due now. */
export function PayAgainDialog({ action, rentalId, rental, onClose }: PayAgainDialogProps) {
  // The rental at the time of opening, because nothing is due any longer after the details have arrived.
  const [opened] = useState(rental);
  const due = opened.payAgain ?? opened.toPay;
  const rest = restOf(opened);
  const texts = usePayTexts(rest);
  const t = useText(payAgainMessages);
  const pay = useText(paymentMessages);
  const toast = useToast();
  const client = useQueryClient();
  const toPay = { action, rentalId, reference: rental.reference };
  const { draft, change, problem, busy, progress, uploading, submit } = usePayAgain(toPay, due);
  const { form, check, fields, isMissing, general } = usePaymentErrors(draft, problem);

  const { isBusy, setPreparing, onSubmit } = usePendingSubmit(busy, () => void send());

  async function send() {
    if (!check() || !(await submit())) return;
    toast(t('sent'), 'success');
    onClose();
    for (const key of [action === 'book' ? 'bookings' : 'reservations', 'rental'])
      void client.invalidateQueries({ queryKey: [key] });
  }

  return (
    <Dialog open sticky wide {...texts} onOpenChange={(open) => !open && !busy && onClose()}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <div className={styles.step}>
          <Instructions rental={opened} rest={rest} />
          <PaymentFields
            draft={draft}
            onChange={change}
            due={due}
            errors={fields}
            busy={busy}
            onPreparing={setPreparing}
          />
          {isMissing && (
            <Alert tone="error" phone={false}>
              {pay('required')}
            </Alert>
          )}
          {problem?.kind === 'signIn' && <SignInEnded />}
          {general && <ProblemAlert problem={general} />}
          {uploading && <progress value={progress} aria-label={pay('screenshot')} />}
        </div>
        <div className={styles.payFoot}>
          {rest && <TotalToPay payment={rest} />}
          <Button type="submit" wide large busy={isBusy}>
            {uploading ? pay('uploading', { percent: Math.round(progress * 100) }) : pay('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The link opens a new tab, because the typed details stay only in this one. */
function SignInEnded() {
  const t = useText(payAgainMessages);
  return (
    <Alert
      tone="error"
      action={
        <LinkButton variant="secondary" to={paths.login} target="_blank" rel="noopener">
          {t('login')}
        </LinkButton>
      }
    >
      {t('signInEnded')}
    </Alert>
  );
}

/** The account for a payment in addition to a verified one; null after a rejected one. */
const restOf = ({ payAgain, toPay, paymentStatus }: PaidRental): UpiPayment | null =>
  payAgain && paymentStatus === 'REJECTED' ? null : (payAgain ?? toPay ?? null);

function usePayTexts(rest: UpiPayment | null): { title: string; description: string } {
  const t = useText(payAgainMessages);
  if (!rest) return { title: t('title'), description: t('text') };
  return { title: t('payTitle', { amount: formatRupees(rest.amount) }), description: t('payText') };
}

function Instructions({ rental, rest }: { rental: PaidRental; rest: UpiPayment | null }) {
  const t = useText(payAgainMessages);
  const { reference, payAgain, paymentRejectedReason } = rental;
  if (rest)
    return (
      <UpiPaymentDetails payment={rest} reference={reference} variant="secondary" until={payAgain?.until} />
    );
  return (
    <>
      {paymentRejectedReason && (
        <Alert tone="info" title={t('why')}>
          {paymentRejectedReason}
        </Alert>
      )}
      {payAgain && <UnpaidDetails payment={payAgain} reference={reference} />}
    </>
  );
}

/** Payment instructions and the deadline, for customers who have not paid yet. */
function UnpaidDetails({ payment, reference }: { payment: PayAgain; reference: string }) {
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
          <PayeeCheck payee={payment.payee} />
        </div>
      </details>
      <p>{t('until', { until: formatInstant(payment.until) })}</p>
    </>
  );
}
