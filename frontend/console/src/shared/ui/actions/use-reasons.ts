import { useState } from 'react';
import { type Reason, shownReasons } from './ReasonFields';

/** Returns the typed reasons, and the names of missing ones. */
export function useReasons(reasons: readonly Reason[]) {
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(reasons.map(({ name, initial = '' }) => [name, initial])),
  );
  const [missing, setMissing] = useState<readonly string[]>([]);
  return {
    typed,
    missing,
    change: (name: string, text: string): void => {
      setTyped({ ...typed, [name]: text });
      setMissing([]);
    },
    /** The completed reasons; null if one is missing. */
    read: (): Record<string, string> | null => {
      const shown = shownReasons(reasons, typed);
      const filled = Object.fromEntries(
        shown.flatMap(({ name }) => (typed[name]?.trim() ? [[name, typed[name].trim()]] : [])),
      );
      const lacking = missingOf(shown, filled);
      setMissing(lacking);
      return lacking.length > 0 ? null : filled;
    },
  };
}

function missingOf(reasons: readonly Reason[], filled: Record<string, string>): string[] {
  const isEmpty = ({ name }: Reason): boolean => filled[name] === undefined;
  const required = reasons.filter((reason) => reason.required && isEmpty(reason));
  const group = reasons.filter(({ optional, required }) => !optional && !required);
  return [...required, ...(group.every(isEmpty) ? group : [])].map(({ name }) => name);
}
