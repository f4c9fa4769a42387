import { handoversMessages } from '../../contract/messages/handovers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { RentalStatus } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';

/**
 * Allows a pickup or return without the form only to admins with a reason, and only while the setting `plainTrip` is
 * on.
 * @throws Refusal 1001, 1015 HANDOVER_NEEDED
 */
export function requirePlainTrip(
  by: Caller,
  { status }: { status: RentalStatus },
  { plainTrip, reason }: { plainTrip: boolean; reason: string | null },
): void {
  if (by.kind !== 'admin' || !plainTrip) {
    const text = messageOf(handoversMessages, plainTrip ? 'plainByAdmin' : 'formNeeded');
    throw refuse('WRONG_STATE', text, { status, reason: 'HANDOVER_NEEDED' });
  }
  if (!reason?.trim())
    throw refuseFields({ field: 'reason', message: messageOf(handoversMessages, 'plainReason') });
}
