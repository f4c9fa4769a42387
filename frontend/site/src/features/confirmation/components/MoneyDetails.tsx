import { moneyEntryName } from '@contract/payments/money-entry.rules';
import type { OwnRental } from '@contract/rentals/rentals';
import { formatRupees, useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import { confirmationMessages } from '../messages';
import styles from './rental-panel.module.css';

const FIGURES = [
  'charged',
  'received',
  'refunded',
  'lost',
  'deposit',
  'depositHeld',
  'depositMissing',
  'checking',
  'owed',
  'credit',
] as const;

/** The charges, payments and refunds, as sums and as single entries. Shown on request. */
export function MoneyDetails({
  rental: { money, entries },
}: {
  rental: Pick<OwnRental, 'money' | 'entries'>;
}) {
  const t = useText(confirmationMessages);
  const localize = useLocalize();
  const { formatInstant } = useFormats();
  return (
    <details className={styles.money}>
      <summary>
        {t('money')}
        <Icon name="down" size={18} />
      </summary>
      <dl className={styles.figures}>
        {FIGURES.filter((figure) => money[figure] !== 0).map((figure) => (
          <div key={figure}>
            <dt>{t(figure)}</dt>
            <dd className="tabular">{formatRupees(money[figure])}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          // The key is a position, because entries have no ID and two may be equal.
          <li key={entries.length - index}>
            <span>{[localize(moneyEntryName(entry)), entry.about].filter(Boolean).join(' · ')}</span>
            <strong className="tabular">{formatRupees(entry.amount)}</strong>
            <small>{formatInstant(entry.at)}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
