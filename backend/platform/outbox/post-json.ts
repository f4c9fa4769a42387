import { DeliveryFailure, PermanentFailure } from './delivery.js';

const TOTAL_MS = 10_000;
/** Statuses of a wrong request, which the receiver would refuse again. */
const PERMANENT: readonly number[] = [400, 404, 410, 422];

/**
 * @throws PermanentFailure for a status of a wrong request
 * @throws DeliveryFailure if `name` responds with another status outside 200 to 299, and other Errors if it does not
 * respond in ten seconds
 */
export async function postJson(
  name: string,
  url: string,
  { headers, body }: { headers: Record<string, string>; body: object },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TOTAL_MS),
  });
  // An unread response would keep its connection open.
  await response.body?.cancel();
  if (response.ok) return;
  const reason = `${name} answered ${response.status}.`;
  throw PERMANENT.includes(response.status) ? new PermanentFailure(reason) : new DeliveryFailure(reason);
}
