import type { RentalCompany } from '@contract/rentals/rental-company';
import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';
import { useCall } from '@/lib/use-call';
import { ownRentalKey, ownRentalPath } from '../api/use-own-rental';

/** Stores the company of a rental, then reads the rental again. */
export function useCompanyCall(reference: string) {
  const { send, busy, error } = useCall(ownRentalKey(reference));
  const store = (company: RentalCompany): Promise<boolean> =>
    send([reference, company], () =>
      request<OwnRental>(`${ownRentalPath(reference)}/company`, {
        method: 'PUT',
        token: accountToken(),
        body: company,
      }),
    );
  return { store, busy, error };
}
