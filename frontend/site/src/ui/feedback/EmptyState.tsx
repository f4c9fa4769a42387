import type { ReactNode } from 'react';
import type { IconName } from '../media/Icon';
import { Icon } from '../media/Icon';
import { OfficePhone } from '../office-phone/OfficePhone';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Use `alert` for an error; it also shows the office's phone number. */
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Use `h1` if it is the only content of the page. */
  as?: 'p' | 'h1' | 'h2';
}

export function EmptyState({ icon = 'car', title, children, action, as: Title = 'p' }: EmptyStateProps) {
  const isError = icon === 'alert';
  return (
    <div className={styles.empty} role="status">
      <span className={styles.icon}>
        <Icon name={icon} size={36} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {(children || isError) && (
        <div className={styles.text}>
          {children}
          {isError && <OfficePhone />}
        </div>
      )}
      {action}
    </div>
  );
}
