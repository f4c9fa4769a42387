import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@shared/http';
import { useAccountToken } from '@/lib/session';
import { logOut } from './api/log-out';

/**
 * True after the session ended elsewhere while its data was shown. Removes the token and all data that was read with it,
 * but not while a dialog is open, which keeps the typed text and reports the end itself.
 */
export function useSessionEnd({ data, error, errorUpdatedAt }: UseQueryResult): boolean {
  const client = useQueryClient();
  const token = useAccountToken();
  const [hasEnded, setEnded] = useState(false);

  const endIfRefused = useEffectEvent(() => {
    const isRefused = error instanceof ApiError && error.http === 401;
    if (!isRefused || data === undefined || document.querySelector('[role="dialog"]')) return;
    logOut();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(token) });
    setEnded(true);
  });
  useEffect(() => endIfRefused(), [errorUpdatedAt]);

  return hasEnded && token === null;
}
