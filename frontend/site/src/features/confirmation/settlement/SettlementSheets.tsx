import type { Day } from '@contract/calendar';
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

/** The settlements of a returned rental, with the customer's options. */
export function SettlementSheets({ rental }: { rental: OwnRental }) {
  const t = useText(settlementMessages);
  const { data, isPending, isFetching, refetch } = useOwnSettlements(rental.reference);
  if (data) {
    const asked = data.findLast(({ dueOn }) => dueOn !== null);
    return data.map((sheet) => (
      <Sheet key={sheet.number} rental={rental} sheet={sheet} isAsked={sheet === asked} />
    ));
  }
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

interface SheetProps {
  rental: OwnRental;
  sheet: OwnSettlement;
  /** True for the one settlement that states the amount to pay for all of them. */
  isAsked: boolean;
}

function Sheet({ rental, sheet, isAsked }: SheetProps) {
  const t = useText(settlementMessages);
  const where = useStateText(rental, sheet, isAsked);
  const title = `settlement-${sheet.number}`;
  const isOpen = sheet.state === 'ISSUED';
  if (sheet.lines.length === 0) return null;
  return (
    <section className={`${panel.credit} ${styles.sheet}`} aria-labelledby={title} aria-live="polite">
      <h2 id={title} className={styles.title}>
        {t(sheet.later ? 'later' : 'title')}
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

/** Returns the state of a settlement: the customer's deadline, our deadline, or the amount to pay. */
function useStateText(rental: OwnRental, sheet: OwnSettlement, isAsked: boolean): string {
  const t = useText(settlementMessages);
  const { formatInstant } = useFormats();
  const finalText = useFinalText(rental);
  const { state, disputeUntil, answerBy, dueOn } = sheet;
  if (state === 'ISSUED') return t('until', { until: formatInstant(disputeUntil ?? '') });
  if (state === 'DISPUTED') return t('answerBy', { until: formatInstant(answerBy ?? '') });
  return finalText(dueOn, isAsked);
}

function useFinalText({ money }: OwnRental): (dueOn: Day | null, isAsked: boolean) => string {
  const t = useText(settlementMessages);
  const { formatDay } = useFormats();
  return (dueOn, isAsked) => {
    if (dueOn && !isAsked) return t(money.owed > 0 ? 'final' : 'settled');
    if (dueOn && money.payNow > 0)
      return t('payBy', { amount: formatRupees(money.payNow), day: formatDay(dueOn) });
    return t(money.checking > 0 ? 'checking' : 'settled');
  };
}
