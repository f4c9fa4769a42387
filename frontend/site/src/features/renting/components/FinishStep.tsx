import type { RentalAction } from '@contract/fare';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { paymentMessages } from '../payment-messages';
import type { Checkout } from '../use-checkout';
import styles from './pay-dialog.module.css';

/** The payment details have arrived, the rental not yet: after a lost answer, a reload or a changed fare. */
export function FinishStep({ checkout, action }: { checkout: Checkout; action: RentalAction }) {
  const t = useText(paymentMessages);
  const { problem, task, hold } = checkout;
  const busy = task === 'submit';

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
      {problem?.kind === 'network' && <Alert tone="error">{t('network')}</Alert>}
      {problem && 'message' in problem && (
        <Alert tone="error" title={t('failed')}>
          {problem.message}
        </Alert>
      )}
      <Button wide large busy={busy} onClick={() => void checkout.submit()}>
        {action === 'book' ? t('finish') : t('finishReserve')}
      </Button>
    </div>
  );
}
