import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarRefusalAct, CarRefusalCause } from '@contract/rentals/car-refusals';
import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { accountToken } from '@/lib/session';

export interface RefusalDraft {
  cause: CarRefusalCause | '';
  note: string;
  photos: readonly File[];
}

type Body = { method: 'POST'; body: FormData } | { method: 'PUT'; body: { act: CarRefusalAct } };

/** Sends a refusal of the car or an act about it, then reads the rental again. */
export function useRefusalCall(reference: string) {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  /** Returns whether it was stored. */
  async function send(content: unknown[], call: Body): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setError(null);
    const token = accountToken();
    const path = `/api/rentals/${encodeURIComponent(reference)}/refusal`;
    try {
      await sendOnce([reference, ...content], (idempotencyKey) =>
        request<OwnRental>(path, { ...call, token, idempotencyKey }),
      );
      return true;
    } catch (problem) {
      setError(problem as Error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['rental', token, reference] });
      setBusy(false);
    }
  }

  function report({ cause, note, photos }: RefusalDraft): Promise<boolean> {
    const body = new FormData();
    body.set('cause', cause);
    body.set('note', note);
    // The files are last, so that the server reads the other fields first.
    for (const photo of photos) body.append('photos', photo);
    const files = photos.map(({ name, size, lastModified }) => [name, size, lastModified]);
    return send([cause, note, files], { method: 'POST', body });
  }

  const settle = (act: CarRefusalAct): Promise<boolean> => send([act], { method: 'PUT', body: { act } });

  return { report, settle, busy, error };
}
