import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import type { IconName } from '../media/Icon';
import { Icon } from '../media/Icon';
import { OfficePhone } from '../office-phone/OfficePhone';
import styles from './alert.module.css';

type AlertTone = 'info' | 'success' | 'warning' | 'error';

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
  /** A button or link that helps to solve the problem. */
  action?: ReactNode;
  /** True to show the office's phone number, as in every error that the customer cannot correct in the form. */
  phone?: boolean;
}

/** A message within the page. Screen readers announce errors and warnings assertively, other messages politely. */
export function Alert({ tone = 'info', title, children, action, phone = tone === 'error' }: AlertProps) {
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div className={cx(styles.alert, styles[tone])} role={urgent ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {phone && <OfficePhone />}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
