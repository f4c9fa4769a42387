import type { ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './Icon';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon = 'car', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      <span className={styles.sign}>
        <Icon name={icon} size={36} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
