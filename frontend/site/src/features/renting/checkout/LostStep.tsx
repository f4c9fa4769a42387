import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { paymentMessages } from '../payment/payment-messages';
import type { Problem } from '../problems/problem.rules';
import { TakenAlert } from '../problems/TakenAlert';
import styles from '../payment/pay-dialog.module.css';

interface LostStepProps {
  problem: Problem | null;
  onOtherDates: () => void;
}

/** Explains the refund to a customer who has paid for a car that another customer has rented. */
export function LostStep({ problem, onOtherDates }: LostStepProps) {
  const t = useText(paymentMessages);
  const email = useSettings().data?.supportEmail;
  return (
    <div className={styles.step}>
      <Alert tone="info">{t('lostText')}</Alert>
      {problem?.kind === 'taken' && <TakenAlert problem={problem} />}
      <Button wide large onClick={onOtherDates}>
        {t('otherDates')}
      </Button>
      {email && (
        <LinkButton variant="ghost" wide to={`mailto:${email}`}>
          {t('lostWrite', { email })}
        </LinkButton>
      )}
    </div>
  );
}
