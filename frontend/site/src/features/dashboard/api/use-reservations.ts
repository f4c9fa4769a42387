import { skipToken, useQuery } from '@tanstack/react-query';
import { CODES } from '@contract/codes';
import type { Reservation } from '@contract/rentals';
import { ApiError, request } from '@/lib/http';

interface OwnReservations {
  list: Reservation[];
  /** The server says that there is none, and not just an empty list. */
  isNone: boolean;
}

async function getReservations(token: string, signal: AbortSignal): Promise<OwnReservations> {
  const path = '/api/reservations/user/reservations';
  const answer = await request<Reservation[] | null>(path, { token, signal });
  if (answer.code === CODES.NOT_FOUND.code) return { list: [], isNone: true };
  if (answer.code !== CODES.OK.code) throw new ApiError(answer, 200);
  return { list: answer.data ?? [], isNone: false };
}

export function useReservations(token: string | null) {
  return useQuery({
    queryKey: ['reservations', token],
    queryFn: token ? ({ signal }) => getReservations(token, signal) : skipToken,
  });
}
