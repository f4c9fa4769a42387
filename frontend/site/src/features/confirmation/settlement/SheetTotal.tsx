import type { OwnSettlement } from '@contract/rentals/settlements';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { settlementMessages } from './messages';
import styles from './settlement.module.css';

export function SheetTotal({ total }: Pick<OwnSettlement, 'total'>) {
  const t = useText(settlementMessages);
  return (
    <p className={styles.total}>
      <span>{t('total')}</span>
      <strong className="tabular">{formatRupees(total)}</strong>
    </p>
  );
}
