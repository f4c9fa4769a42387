import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { dayIn, timeIn } from '@contract/calendar';
import type { AvailabilityEntry } from '@contract/fleet/vehicles';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { refusePeriod } from '@contract/rentals/rental-period';
import { useRules } from '@/lib/settings';
import { chosenTrip, tripSearch } from '@/lib/trip';
import { blockedSpans, wallMinute, withoutOwn } from '../availability/occupancy.rules';
import type { CarCalendar } from '../availability/slots.rules';
import { isWindowTaken } from '../availability/slots.rules';
import { startingWindow } from './trip.rules';

const NO_ENTRIES: readonly AvailabilityEntry[] = [];

/** The chosen dates and times, stored in the URL, so that they survive a reload or a sign-in. */
export function useTrip(entries: readonly AvailabilityEntry[] = NO_ENTRIES, own: RentalWindow | null) {
  const rules = useRules();
  const [params, setParams] = useSearchParams();
  const now = new Date();
  const minute = wallMinute(dayIn(rules.zone, now), timeIn(rules.zone, now));
  const calendar = useMemo<CarCalendar>(
    () => ({ rules, blocked: blockedSpans(withoutOwn(entries, own), rules.bufferMinutes), now: minute }),
    [rules, entries, own, minute],
  );
  const { from: fromDate, to: toDate, pickupTime, dropTime } = chosenTrip(params);
  const window = startingWindow({ fromDate, toDate, pickupTime, dropTime }, calendar);

  const car = params.get('car');
  function searchOf({ fromDate: from, toDate: to, pickupTime, dropTime }: RentalWindow): string {
    const next = new URLSearchParams(tripSearch({ from, to, pickupTime, dropTime }));
    if (car) next.set('car', car);
    return `?${next.toString()}`;
  }

  const choose = (next: RentalWindow) =>
    setParams(searchOf(next), { replace: true, preventScrollReset: true });
  // A hold of another visit has other dates than the URL.
  const chooseOwn = useEffectEvent(() => own && choose(own));
  useEffect(() => void chooseOwn(), [own]);

  return {
    calendar,
    window,
    /** Writes a window into the URL. */
    choose,
    /** Query string of the same window on another page. */
    search: searchOf(window),
    /** Reason why this window cannot be rented. */
    refusal: refusePeriod(window, rules, now),
    taken: isWindowTaken(window, calendar),
  };
}

export type TripChoice = ReturnType<typeof useTrip>;
