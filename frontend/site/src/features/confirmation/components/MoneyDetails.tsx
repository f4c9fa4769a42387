import type { LedgerKind } from '@contract/payments/ledger';
import type { OwnRental } from '@contract/rentals/rentals';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import { confirmationMessages } from '../messages';
import styles from './rental-panel.module.css';

const FIGURES = ['charged', 'received', 'refunded', 'depositHeld', 'checking', 'owed', 'credit'] as const;
/** The entries whose text names a payment or a refund. */
const NAMED = ['RECEIVED', 'VERIFIED', 'VERIFIED_REVERSED', 'REFUND_SENT', 'REFUND_RETURNED'] as const;

const isNamed = (kind: LedgerKind): kind is (typeof NAMED)[number] =>
  (NAMED as readonly LedgerKind[]).includes(kind);

/** The charges, payments and refunds, in sums and entry by entry. Shown on request. */
export function MoneyDetails({
  rental: { money, entries },
}: {
  rental: Pick<OwnRental, 'money' | 'entries'>;
}) {
  const t = useText(confirmationMessages);
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
            <span>{isNamed(kind) ? t(`entry${kind}`, { id: about ?? '' }) : t(`entry${kind}`)}</span>
            <strong className="tabular">{formatRupees(amount)}</strong>
            <small>{formatInstant(at)}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
