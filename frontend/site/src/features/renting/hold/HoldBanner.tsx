import { formatCountdown } from '@shared/format/countdown';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Button } from '@/ui/form/Button';
import type { Checkout } from '../checkout/use-checkout';
import { rentingMessages } from '../messages';
import styles from './hold-banner.module.css';

/** Receives the focus when the payment dialog is closed. */
export const RESUME_BUTTON_ID = 'held-continue';

/** Shown while the car is held and the dialog is closed. Lets the customer continue or release the hold. */
export function HoldBanner({ checkout, onContinue }: { checkout: Checkout; onContinue: () => void }) {
  const t = useText(rentingMessages);
  const { formatMoment } = useFormats();
  const { hold, secondsLeft, isExpired, isPaid, task } = checkout;
  if (!hold || isExpired || secondsLeft === null) return null;
  return (
    <Card as="section" className={styles.banner}>
      <div>
        <p className={styles.title}>{t('heldTitle', { time: formatCountdown(secondsLeft) })}</p>
        <p className={styles.text}>
          {t('heldText', {
            from: formatMoment(hold.fromDate, hold.pickupTime),
            to: formatMoment(hold.toDate, hold.dropTime),
          })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button id={RESUME_BUTTON_ID} onClick={onContinue}>
          {isPaid ? t('heldFinish') : t('heldContinue')}
        </Button>
        {!isPaid && (
          <Button variant="ghost" busy={task === 'release'} onClick={() => void checkout.release()}>
            {t('heldRelease')}
          </Button>
        )}
      </div>
    </Card>
  );
}
