import type { VehicleDetails } from '@contract/fleet/vehicles';
import { chargeLines, chargesInForce } from '@contract/rentals/charge-lines';
import type { AgreedCharges } from '@contract/rentals/charges';
import { useSettings } from '@/lib/settings';
import { TermList } from './TermList';

interface CostListProps {
  agreed?: AgreedCharges | undefined;
  /** Present if the list is about one car. */
  car?: Pick<VehicleDetails, 'vehicleType' | 'fuelType'>;
}

/** Possible charges besides the fare: as agreed for a held car, otherwise the figures in the settings. */
export function CostList({ agreed, car }: CostListProps) {
  const settings = useSettings().data;
  const charges = agreed ?? (settings && chargesInForce(settings, car?.vehicleType));
  return charges ? <TermList lines={chargeLines(charges, { car, inForce: settings?.charges })} /> : null;
}
