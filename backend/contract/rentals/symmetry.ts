import { type CatalogueMessage, messageOf } from '../messages/message.js';
import { symmetryMessages } from '../messages/symmetry.messages.js';

export const CANCELLATION_SYMMETRIES = ['PAY_SAME', 'NO_FEE', 'OFF'] as const;
/**
 * PAY_SAME: if we cancel a confirmed rental, we also pay the amount that the customer would lose by cancelling at that time.
 * NO_FEE: customers cancel with a full refund, as we do. OFF: customers lose by the policy, we pay no compensation.
 */
export type CancellationSymmetry = (typeof CANCELLATION_SYMMETRIES)[number];

interface Policy {
  freeUntilHours: number;
  partUntilHours: number;
  partPercent: number;
  coolingOffMinutes: number;
  symmetry?: CancellationSymmetry;
  compensationCap?: number;
}

/** The policy that applies: with NO_FEE the refund is full until the pickup time. */
export const policyInForce = (policy: Policy): Policy =>
  policy.symmetry === 'NO_FEE'
    ? { ...policy, freeUntilHours: 0, partUntilHours: 0, partPercent: 100, coolingOffMinutes: 0 }
    : policy;

const TEXTS = { PAY_SAME: 'usPaySame', NO_FEE: 'usNoFee', OFF: 'usOff' } as const;

/** The customer's compensation if we cancel. */
export const ourCancellation = ({ symmetry = 'OFF' }: Pick<Policy, 'symmetry'>): CatalogueMessage =>
  messageOf(symmetryMessages, TEXTS[symmetry]);
