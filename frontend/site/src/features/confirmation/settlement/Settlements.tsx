import { lazy, Suspense } from 'react';
import type { OwnRental } from '@contract/rentals/rentals';
import { PageLoading } from '@/ui/layout/PageLoading';

const SettlementSheets = lazy(async () => ({
  default: (await import('./SettlementSheets')).SettlementSheets,
}));

/** What is charged beyond the fare, from the return on. */
export function Settlements({ rental }: { rental: OwnRental }) {
  if (rental.status !== 'RETURNED' && rental.status !== 'CLOSED') return null;
  return (
    <Suspense fallback={<PageLoading />}>
      <SettlementSheets rental={rental} />
    </Suspense>
  );
}
