import { ledgerMessages } from '@contract/messages/ledger.messages';
import type { OwnRental } from '@contract/rentals/rentals';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import { confirmationMessages } from '../messages';
import styles from './rental-panel.module.css';

const FIGURES = ['charged', 'received', 'refunded', 'depositHeld', 'checking', 'owed', 'credit'] as const;

/** The charges, payments and refunds, in sums and entry by entry. Shown on request. */
export function MoneyDetails({
  rental: { money, entries },
}: {
  rental: Pick<OwnRental, 'money' | 'entries'>;
}) {
  const t = useText(confirmationMessages);
  const nameOf = useText(ledgerMessages);
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
        {entries.map(({ at, kind, amount, about }, index) => (
          // Entries have no ID, and two may be equal.
          <li key={entries.length - index}>
            <span>{[nameOf(kind), about].filter(Boolean).join(' · ')}</span>
            <strong className="tabular">{formatRupees(amount)}</strong>
            <small>{formatInstant(at)}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
