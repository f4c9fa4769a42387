import { useCallback, useRef } from 'react';
import { contentKey } from './content-key';
import { staysOpen } from './leaves-open';
import { uniqueId } from './unique-id';

export type SendOnce = <T>(content: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/**
 * Sends the same key again if the same content is sent after a lost response, so that the server executes it only once.
 */
export function useSendOnce(): SendOnce {
  const keys = useRef(new Map<string, string>());
  return useCallback(async (content, send) => {
    const name = contentKey(content);
    const earlier = keys.current.get(name);
    const key = earlier ?? uniqueId();
    keys.current.set(name, key);
    try {
      const result = await send(key);
      keys.current.delete(name);
      return result;
    } catch (error) {
      if (!staysOpen(error, earlier !== undefined)) keys.current.delete(name);
      throw error;
    }
  }, []);
}
