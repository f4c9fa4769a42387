import { MIN_REASON_LENGTH } from '@contract/limits';
import { earlierReturn } from '@contract/rentals/earlier-return.rules';
import type { Role } from '../../shared/session/roles';
import { instantOf } from '../../shared/ui/forms/typed-time';

export type ReturnProblem = 'AHEAD' | 'ADMIN' | 'NOTE';

interface Typed {
  /** As `yyyy-MM-ddTHH:mm` in the city; empty for now. */
  returnedAt: string;
  note: string;
}

/** Returns whether a typed return time needs a note, and the reason why it is not accepted. */
export function returnTime({ returnedAt, note }: Typed, { now, role }: { now: Date; role: Role }) {
  const at = returnedAt === '' ? now : instantOf(returnedAt);
  const earlier = earlierReturn(at, now);
  const needsNote = earlier === 'NOTE' || earlier === 'ADMIN';
  return { at, now, needsNote, problem: problemOf() };

  function problemOf(): ReturnProblem | null {
    if (earlier === 'FUTURE') return 'AHEAD';
    if (earlier === 'ADMIN' && role !== 'admin') return 'ADMIN';
    return needsNote && note.trim().length < MIN_REASON_LENGTH ? 'NOTE' : null;
  }
}
