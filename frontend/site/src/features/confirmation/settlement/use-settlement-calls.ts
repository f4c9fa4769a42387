import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { OwnSettlement } from '@contract/rentals/settlements';
import { request } from '@shared/http';
import { formOf } from '@shared/http/form-of';
import { accountToken } from '@/lib/session';
import { useCall } from '@/lib/use-call';
import { ownRentalKey, ownRentalPath } from '../api/use-own-rental';

export interface DisputeDraft {
  lineId: number;
  text: string;
  photos: readonly File[];
}

const settlementsPath = (reference: string): string => `${ownRentalPath(reference)}/settlements`;

/** The key of the settlements, which are read again together with their rental. */
const settlementsKey = (reference: string): QueryKey => [...ownRentalKey(reference), 'settlements'];

export function useOwnSettlements(reference: string) {
  return useQuery({
    queryKey: settlementsKey(reference),
    queryFn: async ({ signal }) =>
      (await request<OwnSettlement[]>(settlementsPath(reference), { token: accountToken(), signal })).data,
    staleTime: 0,
  });
}

/** Accepts or disputes a settlement, then reads it and its rental again. */
export function useSettlementCalls(reference: string, number: number) {
  const { send, busy, error } = useCall(ownRentalKey(reference));
  const path = `${settlementsPath(reference)}/${number}`;

  /** Resolves to true if the server stored it. */
  const accept = (): Promise<boolean> =>
    send([number, 'accept'], (idempotencyKey) =>
      request(`${path}/acceptance`, { method: 'POST', token: accountToken(), idempotencyKey }),
    );

  /** Resolves to true if the server stored it. */
  function dispute(drafts: readonly DisputeDraft[]): Promise<boolean> {
    const lines = drafts.map(({ lineId, text, photos }) => ({ lineId, text, photos: photos.length }));
    const photos = drafts.flatMap((draft) => draft.photos);
    const body = formOf({ lines: JSON.stringify(lines), photos });
    return send([number, lines, photos], (idempotencyKey) =>
      request(`${path}/dispute`, { method: 'POST', body, token: accountToken(), idempotencyKey }),
    );
  }

  return { accept, dispute, busy, error };
}
