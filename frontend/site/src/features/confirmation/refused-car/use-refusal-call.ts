import type { CarRefusalAct, CarRefusalCause } from '@contract/rentals/car-refusals';
import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { formOf } from '@shared/http/form-of';
import { accountToken } from '@/lib/session';
import { useCall } from '@/lib/use-call';
import { ownRentalKey, ownRentalPath } from '../api/use-own-rental';

export interface RefusalDraft {
  cause: CarRefusalCause | '';
  note: string;
  photos: readonly File[];
}

type Body = { method: 'POST'; body: FormData } | { method: 'PUT'; body: { act: CarRefusalAct } };

/** Sends a refusal of the car or an act about it, then reads the rental again. */
export function useRefusalCall(reference: string) {
  const { send: sendCall, busy, error } = useCall(ownRentalKey(reference));

  /** Resolves to true if the server stored it. */
  const send = (content: unknown[], call: Body): Promise<boolean> =>
    sendCall([reference, ...content], (idempotencyKey) =>
      request<OwnRental>(`${ownRentalPath(reference)}/refusal`, {
        ...call,
        token: accountToken(),
        idempotencyKey,
      }),
    );

  function report({ cause, note, photos }: RefusalDraft): Promise<boolean> {
    const body = formOf({ cause, note, photos });
    return send([cause, note, photos], { method: 'POST', body });
  }

  const settle = (act: CarRefusalAct): Promise<boolean> => send([act], { method: 'PUT', body: { act } });

  return { report, settle, busy, error };
}
