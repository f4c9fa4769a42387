import { formatCountdown } from '@shared/format/countdown';
import { useText } from '@/lib/i18n';
import { Dialog } from '@/ui/feedback/Dialog';
import { Button } from '@/ui/form/Button';
import { paymentMessages } from '../payment/payment-messages';
import type { Checkout } from './use-checkout';
import styles from './leave-dialog.module.css';

interface LeaveDialogProps {
  checkout: Checkout;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ checkout, onStay, onLeave }: LeaveDialogProps) {
  const t = useText(paymentMessages);
  const text = checkout.isPaid
    ? t('leavePaid')
    : t('leaveHeld', { time: formatCountdown(checkout.secondsLeft ?? 0) });
  return (
    <Dialog open title={t('leaveTitle')} description={text} onOpenChange={(open) => !open && onStay()}>
      <div className={styles.choice}>
        <Button onClick={onStay}>{t('stay')}</Button>
        <Button variant="secondary" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  );
}
