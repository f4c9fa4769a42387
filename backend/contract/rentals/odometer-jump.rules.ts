import { handoversMessages } from '../messages/handovers.messages.js';
import { type FieldProblem, messageOf } from '../messages/message.js';

const DAY_MS = 86_400_000;

/**
 * Returns the kilometres since the last reading if staff have to confirm them, because they exceed the limit; else
 * null.
 */
export function odometerJump(
  odometer: number,
  last: { km: number; at: Date } | null,
  { now, kmPerDay }: { now: Date; kmPerDay: number },
): number | null {
  if (!last) return null;
  const days = Math.max(1, Math.ceil((now.getTime() - last.at.getTime()) / DAY_MS));
  const risen = odometer - last.km;
  return risen > days * kmPerDay ? risen : null;
}

/** The problem of a form with these unconfirmed kilometres. */
export const jumpProblem = (jump: number): FieldProblem => ({
  field: 'confirmed',
  message: messageOf(handoversMessages, 'odometerJump', { km: jump.toLocaleString('en-IN') }),
});
