import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './status-pill.module.css';

export type PillTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

export function StatusPill({ tone = 'neutral', children }: { tone?: PillTone; children: ReactNode }) {
  return <span className={cx(styles.pill, styles[tone])}>{children}</span>;
}
