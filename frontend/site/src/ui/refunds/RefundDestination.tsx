import { useState } from 'react';
import type { OwnRefundDestination } from '@contract/payments/refund-destinations';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { DestinationForm } from './DestinationForm';
import { refundMessages } from './refund-messages';
import { useNamedDestination } from './use-named-destination';
import type { DestinationCall } from './use-refund-destination';
import styles from './refund-destination.module.css';

interface RefundDestinationProps {
  refundTo: OwnRefundDestination;
  call: DestinationCall;
}

/**
 * The destination of open refunds. Asks the customer until it is known, and lets them change it until the refunds are
 * sent.
 */
export function RefundDestination({ refundTo, call }: RefundDestinationProps) {
  const t = useText(refundMessages);
  const named = useNamedDestination();
  const [changing, setChanging] = useState(false);
  const { entered } = refundTo;
  return (
    <section className={styles.destination}>
      <strong>{entered ? t('goesTo', { destination: named(entered) }) : t('title')}</strong>
      {!entered && <p>{t('missing')}</p>}
      {entered && !changing ? (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </div>
      ) : (
        <DestinationForm
          call={call}
          refundTo={refundTo}
          onClose={entered && (() => setChanging(false))}
          onSaved={() => setChanging(false)}
        />
      )}
    </section>
  );
}
