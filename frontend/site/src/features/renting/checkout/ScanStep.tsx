import { useState } from 'react';
import type { VehicleType } from '@contract/fleet/vehicles';
import type { Rupees } from '@contract/money';
import { chargesInForce } from '@contract/rentals/charge-lines';
import type { Hold } from '@contract/rentals/rentals';
import { changedLines } from '@contract/rentals/term-lines';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { TotalToPay } from '../payment/PayeeCheck';
import { paymentMessages } from '../payment/payment-messages';
import { UpiPaymentDetails } from '../payment/UpiPaymentDetails';
import { useIsTouch } from '../payment/use-is-touch';
import { TermsChanged } from './TermsChanged';
import styles from '../payment/pay-dialog.module.css';

interface ScanStepProps {
  hold: Hold;
  carName: string;
  vehicleType: VehicleType;
  /** The total on the screen when the customer confirmed; undefined if the hold is from another visit. */
  shownTotal: Rupees | undefined;
  onPaid: () => void;
}

export function ScanStep({ hold, carName, vehicleType, shownTotal, onPaid }: ScanStepProps) {
  const t = useText(paymentMessages);
  const { formatMoment } = useFormats();
  const isTouch = useIsTouch();
  // Customers who return from the UPI app confirm the payment next.
  const [isPaying, setPaying] = useState(false);
  const { payment, fare } = hold;
  const settings = useSettings().data;
  const shownTerms = settings && {
    charges: chargesInForce(settings, vehicleType),
    cancellation: settings.cancellation,
  };
  const changed = shownTotal !== undefined && shownTotal !== fare.total;
  return (
    <>
      <div className={styles.step}>
        {changed && (
          <Alert tone="warning">
            {t('newTotal', { before: formatRupees(shownTotal), now: formatRupees(fare.total) })}
          </Alert>
        )}
        {shownTerms && <TermsChanged lines={changedLines(hold, shownTerms)} />}
        <p className={styles.summary}>
          <strong>{carName}</strong>
          <br />
          {t('dates', {
            from: formatMoment(hold.fromDate, hold.pickupTime),
            to: formatMoment(hold.toDate, hold.dropTime),
          })}
        </p>
        <UpiPaymentDetails
          payment={payment}
          reference={hold.reference}
          variant={isPaying ? 'secondary' : 'primary'}
          until={hold.expiresAt}
          onOpenApp={() => setPaying(true)}
        />
      </div>
      <div className={styles.payFoot}>
        {payment.amount > fare.total && (
          <p className={styles.total}>
            <span>{t('fareAndDeposit')}</span>{' '}
            <span>
              {formatRupees(fare.total)} + {formatRupees(hold.charges.deposit)}
            </span>
          </p>
        )}
        <TotalToPay payment={payment} />
        <Button variant={isTouch && !isPaying ? 'secondary' : 'primary'} wide large onClick={onPaid}>
          {t('paid')}
        </Button>
      </div>
    </>
  );
}
