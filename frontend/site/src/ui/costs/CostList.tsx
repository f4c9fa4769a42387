import { chargeLines, chargesInForce } from '@contract/rentals/charge-lines';
import type { AgreedCharges } from '@contract/rentals/charges';
import { useSettings } from '@/lib/settings';
import { TermList } from './TermList';

/** Possible charges besides the fare: as agreed for a held car, otherwise with the figures of the settings. */
export function CostList({ agreed }: { agreed?: AgreedCharges | undefined }) {
  const settings = useSettings().data;
  const charges = agreed ?? (settings && chargesInForce(settings));
  return charges ? <TermList lines={chargeLines(charges)} /> : null;
}
