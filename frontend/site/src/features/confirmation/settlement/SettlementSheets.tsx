import type { OwnRental } from '@contract/rentals/rentals';
import type { OwnSettlement } from '@contract/rentals/settlements';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { PageLoading } from '@/ui/layout/PageLoading';
import { AnswerSheet } from './AnswerSheet';
import { settlementMessages } from './messages';
import { SheetLine } from './SheetLine';
import { SheetTotal } from './SheetTotal';
import { useOwnSettlements } from './use-settlement-calls';
import panel from '../components/rental-panel.module.css';
import styles from './settlement.module.css';

/** The settlements of a returned rental, with what the customer can do about them. */
export function SettlementSheets({ rental }: { rental: OwnRental }) {
  const t = useText(settlementMessages);
  const { data, isPending, isFetching, refetch } = useOwnSettlements(rental.reference);
  if (data) return data.map((sheet) => <Sheet key={sheet.number} rental={rental} sheet={sheet} />);
  if (isPending) return <PageLoading />;
  return (
    <Alert tone="warning">
      {t('failed')}
      <Button variant="ghost" busy={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </Alert>
  );
}

function Sheet({ rental, sheet }: { rental: OwnRental; sheet: OwnSettlement }) {
  const t = useText(settlementMessages);
  const where = useStateText(rental, sheet);
  const title = `settlement-${sheet.number}`;
  const isOpen = sheet.state === 'ISSUED';
  if (sheet.lines.length === 0) return null;
  return (
    <section className={`${panel.credit} ${styles.sheet}`} aria-labelledby={title} aria-live="polite">
      <h2 id={title} className={styles.title}>
        {t('title')}
      </h2>
      <p>{where}</p>
      {isOpen ? (
        <AnswerSheet reference={rental.reference} sheet={sheet} />
      ) : (
        <>
          <ul className={styles.lines}>
            {sheet.lines.map((line) => (
              <SheetLine key={line.id} line={line} />
            ))}
          </ul>
          <SheetTotal total={sheet.total} />
        </>
      )}
    </section>
  );
}

/** Where it stands: until when to answer, by when we answer, or what is to be paid. */
function useStateText({ money }: OwnRental, { state, disputeUntil, answerBy, dueOn }: OwnSettlement): string {
  const t = useText(settlementMessages);
  const { formatInstant, formatDay } = useFormats();
  if (state === 'ISSUED') return t('until', { until: formatInstant(disputeUntil ?? '') });
  if (state === 'DISPUTED') return t('answerBy', { until: formatInstant(answerBy ?? '') });
  if (money.payNow > 0 && dueOn)
    return t('payBy', { amount: formatRupees(money.payNow), day: formatDay(dueOn) });
  if (money.checking > 0) return t('checking');
  return t('settled');
}
