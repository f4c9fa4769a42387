import { useState } from 'react';
import type { OwnRefundDestination } from '@contract/payments/refund-destinations';
import type { OwnRental } from '@contract/rentals/rentals';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { refundMessages } from '../refund-messages';
import { useNamedDestination } from '../use-named-destination';
import { DestinationForm } from './DestinationForm';
import styles from './rental-panel.module.css';

/** Where the open refunds of a rental go: asks the customer until it is known, and lets them change it until they are sent. */
export function RefundNote({ rental: { reference, refundTo } }: { rental: OwnRental }) {
  return refundTo && <OpenRefundNote reference={reference} refundTo={refundTo} />;
}

function OpenRefundNote({ reference, refundTo }: { reference: string; refundTo: OwnRefundDestination }) {
  const t = useText(refundMessages);
  const named = useNamedDestination();
  const [changing, setChanging] = useState(false);
  const { entered } = refundTo;
  return (
    <section className={styles.credit}>
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
          reference={reference}
          refundTo={refundTo}
          onClose={entered && (() => setChanging(false))}
          onSaved={() => setChanging(false)}
        />
      )}
    </section>
  );
}
