import { lazy, Suspense } from 'react';
import type { OwnRental } from '@contract/rentals/rentals';
import { PageLoading } from '@/ui/layout/PageLoading';

const SettlementSheets = lazy(async () => ({
  default: (await import('./SettlementSheets')).SettlementSheets,
}));

/** The settlements of a returned rental, loaded on request. */
export function Settlements({ rental }: { rental: OwnRental }) {
  if (rental.status !== 'RETURNED' && rental.status !== 'CLOSED') return null;
  return (
    <Suspense fallback={<PageLoading />}>
      <SettlementSheets rental={rental} />
    </Suspense>
  );
}
