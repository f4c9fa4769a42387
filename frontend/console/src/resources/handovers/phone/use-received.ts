import { useEffect, useRef } from 'react';
import type { PhoneQueue } from './phone-queue';

/** Calls `onDone` after the server has answered the completion, also one that another tab sent. */
export function useReceived(queue: PhoneQueue, id: string, onDone: () => void): void {
  const isReceived = queue.received(id) !== null;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  useEffect(() => {
    if (isReceived) done.current();
  }, [isReceived]);
}
