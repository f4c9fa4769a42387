const TOTAL_MS = 10_000;

/** @throws Error when `name` takes longer than ten seconds, or answers anything but 200 to 299. */
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
  // An answer that is not read would keep its connection open.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
}
