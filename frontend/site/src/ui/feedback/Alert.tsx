import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import type { IconName } from '../media/Icon';
import { Icon } from '../media/Icon';
import styles from './alert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

const ICONS: Record<AlertTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link to solve it. */
  action?: ReactNode;
}

/** A message within the page. Screen readers announce errors and warnings assertively, other messages politely. */
export function Alert({ tone = 'info', title, children, action }: AlertProps) {
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div className={cx(styles.alert, styles[tone])} role={urgent ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
