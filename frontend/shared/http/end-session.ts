/** Ends the session of a token that a page is about to clear, also while the page closes. */
export function endSession(area: 'api' | 'admin' | 'custom-admin', token: string | null): void {
  if (token === null) return;
  // Offline, the session ends by its own limits.
  void fetch(`/${area}/logout`, {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
