import type { ReactNode } from 'react';
import { RentalsLoading } from './RentalsLoading';
import styles from './rental-card.module.css';

interface RentalListProps {
  /** True while the list of an earlier sign-in is kept. It is hidden, because another customer may have signed in. */
  loading: boolean;
  children: ReactNode;
}

export function RentalList({ loading, children }: RentalListProps) {
  return (
    <>
      {loading && <RentalsLoading />}
      <ul className={styles.list} hidden={loading}>
        {children}
      </ul>
    </>
  );
}
