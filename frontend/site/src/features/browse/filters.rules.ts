import type { Day, TimeOfDay } from '@contract/calendar';
import { isDay, isHalfHour, minutesOf } from '@contract/calendar';
import type { VehicleQuery } from '@contract/fleet/vehicles';
import { TRANSMISSIONS, VEHICLE_SORTS, VEHICLE_TYPES } from '@contract/fleet/vehicles';
import { type Rupees, rupees } from '@contract/money';
import type { PeriodRules } from '@contract/rentals/rental-period';
import { returnTimeOf } from '@/lib/trip';

/** The filters as texts, for the form and the URL; empty for "any". */
export interface FilterValues {
  from: string;
  to: string;
  pickupTime: string;
  /** Equals the pickup time. Left out of URLs and queries of a single day. */
  dropTime: string;
  location: string;
  type: string;
  seats: string;
  /** Rupees per day, as the cards show it. */
  maxCostPerDay: string;
  transmission: string;
  /** `1` for the cars saved in this browser, which are not stored on the server. */
  saved: string;
  sort: string;
}

export const NO_FILTERS: FilterValues = {
  from: '',
  to: '',
  pickupTime: '',
  dropTime: '',
  location: '',
  type: '',
  seats: '',
  maxCostPerDay: '',
  transmission: '',
  saved: '',
  sort: '',
};

/** Reads the filters of a URL; treats an invalid value as "any". */
export function filtersFromSearch(params: URLSearchParams, today: Day): FilterValues {
  const text = (key: string) => params.get(key) ?? '';
  const oneOf = (key: string, allowed: readonly string[]) => (allowed.includes(text(key)) ? text(key) : '');
  const number = (key: string) => (/^[1-9]\d{0,5}$/.test(text(key)) ? text(key) : '');
  const from = isDay(text('from')) && text('from') >= today ? text('from') : '';
  const to = from && isDay(text('to')) && text('to') >= from ? text('to') : from;
  const time = (key: string) => (isHalfHour(text(key)) ? text(key) : '');
  return {
    from,
    to,
    pickupTime: time('pickupTime'),
    dropTime: time('dropTime'),
    location: text('location').slice(0, 120),
    type: oneOf('type', VEHICLE_TYPES),
    seats: number('seats'),
    maxCostPerDay: number('maxCostPerDay'),
    transmission: oneOf('transmission', TRANSMISSIONS),
    saved: oneOf('saved', ['1']),
    sort: oneOf('sort', VEHICLE_SORTS),
  };
}

/** The filters that are set, in the order of the URL. */
const activeFilters = (values: FilterValues): [string, string][] =>
  Object.entries({ ...values, dropTime: returnTimeOf(values) }).filter(([, value]) => value);

export const searchFromFilters = (values: FilterValues): string =>
  new URLSearchParams(activeFilters(values)).toString();

export const queryFromFilters = (values: FilterValues): VehicleQuery =>
  Object.fromEntries(
    activeFilters({ ...values, saved: '' }).map(([key, value]) => [
      key,
      key === 'seats' || key === 'maxCostPerDay' ? Number(value) : value,
    ]),
  );

/** Changes one filter. */
export function changeFilter(values: FilterValues, key: keyof FilterValues, value: string): FilterValues {
  if (key === 'pickupTime') return { ...values, pickupTime: value, dropTime: value };
  return { ...values, [key]: value };
}

/** The filters that one chip shows and removes; dates and times form one group. */
export const FILTER_GROUPS = [
  ['from', 'to', 'pickupTime', 'dropTime'],
  ['location'],
  ['type'],
  ['seats'],
  ['maxCostPerDay'],
  ['transmission'],
  ['saved'],
] as const satisfies (keyof FilterValues)[][];

/** Counts the groups of filters that are set. */
export const countFilters = (values: FilterValues): number =>
  FILTER_GROUPS.filter(([first]) => values[first] !== '').length;

/** Returns the filters without those of a group. */
export const withoutFilters = (
  values: FilterValues,
  group: readonly (keyof FilterValues)[],
): FilterValues => ({ ...values, ...Object.fromEntries(group.map((key) => [key, ''])) });

const HALF_HOUR = 30;

/** Returns the half hours from the first to the last pickup. */
export function pickupTimes({
  pickupFrom,
  pickupTo,
}: Pick<PeriodRules, 'pickupFrom' | 'pickupTo'>): TimeOfDay[] {
  const times: TimeOfDay[] = [];
  for (let minutes = minutesOf(pickupFrom); minutes <= minutesOf(pickupTo); minutes += HALF_HOUR)
    times.push(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}`);
  return times;
}

const ROUND_STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];

/** Round upper limits between the lowest and the highest price of a day, at most five. */
export function priceLimits(min: Rupees, max: Rupees): Rupees[] {
  const step = ROUND_STEPS.find((size) => (max - min) / size <= 4) ?? 10_000;
  const limits: Rupees[] = [];
  for (let limit = Math.ceil(min / step) * step || step; limit < max; limit += step)
    limits.push(rupees(limit));
  limits.push(rupees(Math.ceil(max / step) * step));
  return [...new Set(limits)];
}
