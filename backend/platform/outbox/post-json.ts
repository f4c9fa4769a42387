const TOTAL_MS = 10_000;

/** @throws Error if `name` takes longer than ten seconds or responds with a status outside 200 to 299 */
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
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
}
