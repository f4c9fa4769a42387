import type { WindowQuote } from '@contract/rentals/window-quote';
import { isRefusal } from '@shared/http';
import { paths } from '@/app/paths';
import { useDuration } from '@/lib/duration';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { type Trip, tripSearch } from '@/lib/trip';
import { CancellationNote } from '@/ui/costs/CancellationNote';
import { Alert } from '@/ui/feedback/Alert';
import { LinkButton } from '@/ui/form/LinkButton';
import { carMessages } from '../car-messages';
import styles from './car-quote.module.css';

interface CarQuoteProps {
  trip: Trip | null;
  quote: WindowQuote | null | undefined;
  error: Error | null;
}

/** The total for the chosen dates, in reserved space. */
export function CarQuote({ trip, quote, error }: CarQuoteProps) {
  const t = useText(carMessages);
  const localize = useLocalize();
  return (
    <div className={styles.quote} aria-live="polite">
      {!trip && <p className={styles.muted}>{t('chooseDates')}</p>}
      {trip && error && <Alert tone={isRefusal(error) ? 'warning' : 'error'}>{localize(error)}</Alert>}
      {trip && !error && quote && <Total quote={quote} trip={trip} />}
    </div>
  );
}

function Total({ quote, trip }: { quote: WindowQuote; trip: Trip }) {
  const t = useText(carMessages);
  const duration = useDuration();
  const { total, duration: days, extraHours } = quote.book;
  return (
    <>
      <p>
        <strong className={styles.total}>{formatRupees(total)}</strong> {duration.whole(days, extraHours)}
      </p>
      <p className={styles.muted}>{t('plusFees')}</p>
      <CancellationNote offer={quote.cancellation} className={styles.cancellation} />
      {!quote.free && (
        <Alert
          tone="warning"
          action={
            <LinkButton variant="secondary" to={`${paths.carList}${tripSearch(trip)}`}>
              {t('otherCars')}
            </LinkButton>
          }
        >
          {t('notFree')}
        </Alert>
      )}
    </>
  );
}
