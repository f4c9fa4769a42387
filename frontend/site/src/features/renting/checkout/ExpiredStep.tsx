import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { paymentMessages } from '../payment/payment-messages';
import { ProblemAlert } from '../problems/ProblemAlert';
import { TakenAlert } from '../problems/TakenAlert';
import type { Checkout } from './use-checkout';
import styles from '../payment/pay-dialog.module.css';

interface ExpiredStepProps {
  checkout: Checkout;
  onOtherDates: () => void;
}

export function ExpiredStep({ checkout, onOtherDates }: ExpiredStepProps) {
  const t = useText(paymentMessages);
  const { hold, problem, task } = checkout;
  const taken = problem?.kind === 'taken' ? problem : null;
  return (
    <div className={styles.step}>
      {taken ? (
        <TakenAlert problem={taken} />
      ) : (
        <>
          <p>{t('expiredText')}</p>
          {problem && <ProblemAlert problem={problem} />}
        </>
      )}
      {!taken && hold && (
        <Button wide large busy={task === 'hold'} onClick={() => void checkout.confirm(hold)}>
          {t('holdAgain')}
        </Button>
      )}
      <Button variant={taken ? 'primary' : 'secondary'} wide onClick={onOtherDates}>
        {t('otherDates')}
      </Button>
      <Alert
        action={
          <Button variant="secondary" onClick={() => checkout.changeDraft({ paid: true })}>
            {t('alreadyPaid')}
          </Button>
        }
      >
        {t('expiredPaid')}
      </Alert>
    </div>
  );
}
