import { useEffect, useRef } from 'react';
import type { HandoverKind } from '@contract/rentals/handovers';
import type { PhoneQueue } from './phone-queue';

/** Calls `onDone` after the server has confirmed the last step, even if another tab sent it. */
export function useReceived(queue: PhoneQueue, id: string, onDone: (kind: HandoverKind) => void): void {
  const received = queue.received(id);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  useEffect(() => {
    if (received) done.current(received.kind);
  }, [received]);
}
