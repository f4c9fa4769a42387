import type { RentalAction } from '@contract/rentals/fare';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { amountOf } from '../payment/payment-draft.rules';
import { paymentMessages } from '../payment/payment-messages';
import type { Checkout } from './use-checkout';
import { ProblemAlert } from '../problems/ProblemAlert';
import styles from '../payment/pay-dialog.module.css';

/** The payment was submitted but not the rental: after a lost answer, a reload or a changed fare. */
export function FinishStep({ checkout, action }: { checkout: Checkout; action: RentalAction }) {
  const t = useText(paymentMessages);
  const { problem, task, hold } = checkout;
  const busy = task === 'submit';
  const sent = amountOf(checkout.draft.amount);

  if (problem?.kind === 'fareChanged' && hold) {
    const now = formatRupees(problem.quote.total);
    return (
      <div className={styles.step}>
        <Alert tone="warning" title={t('fareChangedTitle')}>
          {t('fareChangedText', { before: formatRupees(hold.fare.total), now })}
        </Alert>
        <Button wide large busy={busy} onClick={() => void checkout.submit(problem.quote.total)}>
          {t('acceptFare', { amount: now })}
        </Button>
      </div>
    );
  }

  return (
    <div className={styles.step}>
      {!problem && <Alert tone="success">{t('finishText')}</Alert>}
      {problem && <ProblemAlert problem={problem} />}
      {problem?.kind === 'tooManyOpen' && <p>{t('keptForLater')}</p>}
      {sent !== null && hold && sent !== hold.fare.total && (
        <p className={styles.differs}>
          {t('finishDiffers', { sent: formatRupees(sent), total: formatRupees(hold.fare.total) })}
        </p>
      )}
      <Button wide large busy={busy} onClick={() => void checkout.submit()}>
        {action === 'book' ? t('finish') : t('finishReserve')}
      </Button>
    </div>
  );
}
