import type { MaskedDestination } from '@contract/payments/refund-destinations';
import { useText } from '@/lib/i18n';
import { refundMessages } from './refund-messages';

/** Returns a function that describes a masked destination in words. */
export function useNamedDestination(): (destination: MaskedDestination) => string {
  const t = useText(refundMessages);
  return ({ kind, masked }) => [t(kind), masked].filter(Boolean).join(' ');
}
