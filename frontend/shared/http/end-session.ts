/** Ends the session of a token that the page is about to delete. Also works while the page closes. */
export function endSession(area: 'api' | 'admin' | 'custom-admin', token: string | null): void {
  if (token === null) return;
  // Without network, the session ends when it expires.
  void fetch(`/${area}/logout`, {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
