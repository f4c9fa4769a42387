import { type CatalogueMessage, messageOf } from '../messages/message.js';
import { refundTiersMessages } from '../messages/refund-tiers.messages.js';
import type { CancellationPolicy } from '../settings.js';
import type { CancellationTier } from './cancellation.rules.js';

/** The tier in words. */
export function tierText(tier: CancellationTier, policy: CancellationPolicy): CatalogueMessage {
  const { freeUntilHours: free, partUntilHours: part, partPercent: percent } = policy;
  const texts = {
    BY_US: messageOf(refundTiersMessages, 'BY_US'),
    FREE: messageOf(refundTiersMessages, 'FREE', { free }),
    COOLING_OFF: messageOf(refundTiersMessages, 'COOLING_OFF', { minutes: policy.coolingOffMinutes, part }),
    PART: messageOf(refundTiersMessages, 'PART', { free, part, percent }),
    NONE: messageOf(refundTiersMessages, 'NONE', { part }),
  };
  return texts[tier];
}
