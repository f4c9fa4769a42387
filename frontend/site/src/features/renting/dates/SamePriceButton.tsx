import type { VehicleDetails } from '@contract/fleet/vehicles';
import { toPaise } from '@contract/money';
import { computeFare, fareRulesFromWire, type RentalAction } from '@contract/rentals/fare';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Button } from '@/ui/form/Button';
import { rentingMessages } from '../messages';
import { samePriceWindow } from './same-price.rules';
import type { TripChoice } from './use-trip';

interface SamePriceButtonProps {
  action: RentalAction;
  car: VehicleDetails;
  trip: TripChoice;
}

/** Sets the latest return that costs the same, because the fare counts started hours and whole days. */
export function SamePriceButton({ action, car, trip }: SamePriceButtonProps) {
  const t = useText(rentingMessages);
  const { formatMoment, formatTime } = useFormats();
  const fare = useSettings().data?.fare;
  if (!fare || trip.refusal || trip.taken) return null;
  const price = { costPerDay: toPaise(car.costPerDay), costPerHour: toPaise(car.costPerHour) };
  const rules = fareRulesFromWire(fare);
  const latest = samePriceWindow(
    trip.window,
    trip.calendar,
    (window) => computeFare(price, window, action, rules).total,
  );
  if (!latest) return null;
  const { toDate, dropTime } = latest;
  const time = toDate === trip.window.toDate ? formatTime(toDate, dropTime) : formatMoment(toDate, dropTime);
  return (
    <Button variant="secondary" onClick={() => trip.choose(latest)}>
      {t('samePriceUntil', { time })}
    </Button>
  );
}
