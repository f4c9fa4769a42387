import type { Rupees } from '@contract/money';
import type { RentalAction } from '@contract/rentals/fare';
import type { ChangedTerms, Hold } from '@contract/rentals/rentals';
import { changedLines } from '@contract/rentals/term-lines';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { amountOf } from '../payment/payment-draft.rules';
import { paymentMessages } from '../payment/payment-messages';
import { ProblemAlert } from '../problems/ProblemAlert';
import { TermsChanged } from './TermsChanged';
import type { Checkout } from './use-checkout';
import styles from '../payment/pay-dialog.module.css';

/** Shown if the payment was submitted but not the rental: after a lost response, a reload or a changed fare. */
export function FinishStep({ checkout, action }: { checkout: Checkout; action: RentalAction }) {
  const t = useText(paymentMessages);
  const { problem, task, hold } = checkout;
  const busy = task === 'submit';

  if (problem?.kind === 'fareChanged' && hold)
    return <ChangedFare checkout={checkout} before={hold} now={problem.quote} />;

  return (
    <div className={styles.step}>
      {!problem && <Alert tone="success">{t('finishText')}</Alert>}
      {problem && <ProblemAlert problem={problem} />}
      {problem?.kind === 'tooManyOpen' && <p>{t('keptForLater')}</p>}
      {hold && <AmountDiffers sent={checkout.draft.amount} total={hold.payment.amount} />}
      <Button wide large busy={busy} onClick={() => void checkout.submit()}>
        {action === 'book' ? t('finish') : t('finishReserve')}
      </Button>
    </div>
  );
}

interface ChangedFareProps {
  checkout: Checkout;
  before: Hold;
  now: ChangedTerms;
}

function ChangedFare({ checkout, before, now }: ChangedFareProps) {
  const t = useText(paymentMessages);
  return (
    <div className={styles.step}>
      {before.fare.total !== now.total && (
        <Alert tone="warning" title={t('fareChangedTitle')}>
          {t('fareChangedText', { before: formatRupees(before.fare.total), now: formatRupees(now.total) })}
        </Alert>
      )}
      <TermsChanged lines={changedLines(now, before)} />
      <Button wide large busy={checkout.task === 'submit'} onClick={() => void checkout.submit(now)}>
        {t('acceptFare', { amount: formatRupees(now.total) })}
      </Button>
    </div>
  );
}

function AmountDiffers({ sent, total }: { sent: string; total: Rupees }) {
  const t = useText(paymentMessages);
  const amount = amountOf(sent);
  if (amount === null || amount === total) return null;
  return (
    <p className={styles.differs}>
      {t(amount < total ? 'finishShort' : 'finishDiffers', {
        sent: formatRupees(amount),
        total: formatRupees(total),
      })}
    </p>
  );
}
