import { useState } from 'react';
import type { OwnRental } from '@contract/rentals/rentals';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { useQuestionFocus } from '@/lib/use-question-focus';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { useReturnCredit } from '../api/use-return-credit';
import { creditMessages } from '../credit-messages';
import styles from './rental-panel.module.css';

/** Credit of an active rental, which its customer may request as a refund. */
export function CreditNote({ rental }: { rental: OwnRental }) {
  const t = useText(creditMessages);
  const localize = useLocalize();
  const [asking, setAsking] = useState(false);
  const { question, button } = useQuestionFocus(asking);
  const { ask, busy, error } = useReturnCredit(rental);
  const amount = formatRupees(rental.refundable);
  if (rental.refundable === 0) return null;
  return (
    <section className={styles.credit}>
      <strong>{t('over', { amount })}</strong>
      <p ref={question} tabIndex={-1}>
        {asking ? t('sure', { amount }) : t('whenEnded')}
      </p>
      {error && <Alert tone="error">{localize(error)}</Alert>}
      <div className={styles.actions}>
        {asking ? (
          <>
            <Button busy={busy} onClick={() => void ask()}>
              {t('yes', { amount })}
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {t('no')}
            </Button>
          </>
        ) : (
          <Button ref={button} variant="secondary" onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        )}
      </div>
    </section>
  );
}
