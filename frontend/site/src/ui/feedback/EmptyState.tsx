import type { ReactNode } from 'react';
import type { IconName } from '../media/Icon';
import { Icon } from '../media/Icon';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** `h1` if it is the only content of the page. */
  as?: 'p' | 'h1' | 'h2';
}

export function EmptyState({ icon = 'car', title, children, action, as: Title = 'p' }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      <span className={styles.icon}>
        <Icon name={icon} size={36} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
