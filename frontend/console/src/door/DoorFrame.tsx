import type { ReactNode } from 'react';
import styles from './door.module.css';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The page around a small form outside the console proper. */
export function DoorFrame({ title, lead, children }: Props) {
  return (
    <main className={styles.page}>
      <title>{`${title} · Car rental console`}</title>
      <div className={styles.card}>
        <span className={styles.brand}>Console</span>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
