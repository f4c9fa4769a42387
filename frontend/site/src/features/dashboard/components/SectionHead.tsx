import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}
