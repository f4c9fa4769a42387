import { useState } from 'react';
import type { Reason } from './ReasonFields';

/** The reasons as typed, and whether they are missing. */
export function useReasons(reasons: readonly Reason[]) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [missing, setMissing] = useState(false);
  return {
    typed,
    missing,
    change: (name: string, text: string): void => {
      setTyped({ ...typed, [name]: text });
      setMissing(false);
    },
    /** The completed reasons; null if one is missing. */
    read: (): Record<string, string> | null => {
      const filled = Object.fromEntries(
        Object.entries(typed).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
      );
      const incomplete = reasons.some(({ optional }) => !optional) && Object.keys(filled).length === 0;
      setMissing(incomplete);
      return incomplete ? null : filled;
    },
  };
}
