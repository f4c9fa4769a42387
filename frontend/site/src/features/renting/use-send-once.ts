import { useCallback, useRef } from 'react';
import { CODES } from '@contract/codes';
import { ApiError } from '@/lib/http';

function newKey(): string {
  // Not randomUUID: it is missing where a phone opens the site over plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** True when the server has decided, so that the next attempt is a new one and not a repetition. */
const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.http < 500 && error.code !== CODES.RUNNING.code;

export type SendOnce = <T>(content: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/** Repeating the same content after a lost answer carries the same key, so that the server does it once. */
export function useSendOnce(): SendOnce {
  const open = useRef(new Map<string, string>());
  return useCallback(async (content, send) => {
    const name = JSON.stringify(content);
    const key = open.current.get(name) ?? newKey();
    open.current.set(name, key);
    try {
      const answer = await send(key);
      open.current.delete(name);
      return answer;
    } catch (error) {
      if (isDecided(error)) open.current.delete(name);
      throw error;
    }
  }, []);
}
