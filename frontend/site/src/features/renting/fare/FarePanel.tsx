import { type FareLine, fareLineNote, type FareQuote } from '@contract/rentals/fare';
import { cx } from '@/lib/cx';
import { useDuration } from '@/lib/duration';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { CancellationNote } from '@/ui/costs/CancellationNote';
import { Alert } from '@/ui/feedback/Alert';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Button } from '@/ui/form/Button';
import { rentingMessages } from '../messages';
import { DiscountNote } from './DiscountNote';
import type { LiveFare } from './use-live-fare';
import styles from './fare-panel.module.css';

/** The fare with all its lines, for the chosen dates and times. */
export function FarePanel({ fare }: { fare: LiveFare }) {
  const t = useText(rentingMessages);
  return (
    <section className={styles.panel} aria-labelledby="fare-title" aria-busy={fare.isUpdating}>
      <h2 id="fare-title" className={styles.title}>
        {t('fare')}
      </h2>
      <Body fare={fare} />
    </section>
  );
}

function Body({ fare: { hasFailed, isUpdating, retry, quote, cancellation } }: { fare: LiveFare }) {
  const t = useText(rentingMessages);
  if (hasFailed)
    return (
      <Alert
        tone="error"
        action={
          <Button variant="secondary" busy={isUpdating} onClick={retry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('fareFailed')}
      </Alert>
    );
  if (!quote) return isUpdating ? <FareLoading /> : <p>{t('fareWaiting')}</p>;
  return (
    <>
      <FareLines quote={quote} isUpdating={isUpdating} />
      {cancellation && <CancellationNote offer={cancellation} className={styles.cancellation} />}
    </>
  );
}

function FareLines({ quote, isUpdating }: { quote: FareQuote; isUpdating: boolean }) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const duration = useDuration().whole(quote.duration, quote.extraHours);
  return (
    <div className={cx(styles.lines, isUpdating && styles.updating)}>
      <dl>
        <div>
          <dt>{t('duration')}</dt>
          <dd>{duration}</dd>
        </div>
        {quote.lines.map((line) => (
          <div key={line.label} className={cx(line.amount < 0 && styles.discount)}>
            <dt>
              {localize({ message: line.label, ...line })}
              <FareNote line={line} />
            </dt>
            <dd>{formatRupees(line.amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{formatRupees(quote.total)}</dd>
        </div>
      </dl>
      <p className="visually-hidden" role="status">
        {t('totalAnnouncement', { total: formatRupees(quote.total), duration })}
      </p>
      <DiscountNote days={quote.chargedDays} />
      {quote.chargedDays > quote.duration && (
        <p className={styles.note}>{t('neverMore', { days: quote.chargedDays })}</p>
      )}
    </div>
  );
}

function FareNote({ line }: { line: FareLine }) {
  const localize = useLocalize();
  const note = fareLineNote(line);
  return note && <small>{localize(note)}</small>;
}

function FareLoading() {
  const t = useText(rentingMessages);
  return (
    <div className={styles.loading}>
      <span className="visually-hidden" role="status">
        {t('fareUpdating')}
      </span>
      {['80%', '95%', '70%', '65%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height="1.3rem" />
      ))}
    </div>
  );
}
