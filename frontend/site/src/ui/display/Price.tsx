import type { Rupees } from '@contract/money';
import { formatRupees } from '@/lib/format';
import styles from './price.module.css';

interface PriceProps {
  amount: Rupees;
  /** The unit: `/ per hour`. */
  per?: string;
  large?: boolean;
}

export function Price({ amount, per, large }: PriceProps) {
  return (
    <span className={large ? styles.large : undefined}>
      <span className={styles.amount}>{formatRupees(amount)}</span>{' '}
      {per && <span className={styles.per}>{per}</span>}
    </span>
  );
}
