import type { VehicleType } from '@contract/fleet/vehicles';
import { chargeLines, chargesInForce } from '@contract/rentals/charge-lines';
import type { AgreedCharges } from '@contract/rentals/charges';
import { useSettings } from '@/lib/settings';
import { TermList } from './TermList';

interface CostListProps {
  agreed?: AgreedCharges | undefined;
  /** The type of the car, if the list is about one. */
  type?: VehicleType;
}

/** Possible charges besides the fare: as agreed for a held car, otherwise with the figures of the settings. */
export function CostList({ agreed, type }: CostListProps) {
  const settings = useSettings().data;
  if (agreed) return <TermList lines={chargeLines(agreed)} />;
  if (!settings) return null;
  return (
    <TermList
      lines={chargeLines(chargesInForce(settings, type), type ? undefined : settings.charges.deposits)}
    />
  );
}
