import type { Day } from '@contract/calendar';
import { isDay } from '@contract/calendar';
import type { VehicleQuery } from '@contract/fleet/vehicles';
import { TRANSMISSIONS, VEHICLE_SORTS, VEHICLE_TYPES } from '@contract/fleet/vehicles';
import { type Rupees, rupees } from '@contract/money';

/** The filters as texts, for the form and the address; empty for "any". */
export interface FilterValues {
  type: string;
  seats: string;
  maxCost: string;
  transmission: string;
  from: string;
  to: string;
  sort: string;
}

export const NO_FILTERS: FilterValues = {
  type: '',
  seats: '',
  maxCost: '',
  transmission: '',
  from: '',
  to: '',
  sort: '',
};

const KEYS = Object.keys(NO_FILTERS) as (keyof FilterValues)[];

/** The filters of an address; an invalid value counts as "any". */
export function filtersFromSearch(params: URLSearchParams, today: Day): FilterValues {
  const text = (key: string) => params.get(key) ?? '';
  const oneOf = (key: string, allowed: readonly string[]) => (allowed.includes(text(key)) ? text(key) : '');
  const number = (key: string) => (/^[1-9]\d{0,5}$/.test(text(key)) ? text(key) : '');
  const from = isDay(text('from')) && text('from') >= today ? text('from') : '';
  const to = from && isDay(text('to')) && text('to') >= from ? text('to') : from;
  return {
    type: oneOf('type', VEHICLE_TYPES),
    seats: number('seats'),
    maxCost: number('maxCost'),
    transmission: oneOf('transmission', TRANSMISSIONS),
    from,
    to,
    sort: oneOf('sort', VEHICLE_SORTS),
  };
}

export function searchFromFilters(values: FilterValues): string {
  const params = new URLSearchParams();
  for (const key of KEYS) if (values[key]) params.set(key, values[key]);
  return params.toString();
}

export function queryFromFilters(values: FilterValues): VehicleQuery {
  const query: Record<string, string | number> = {};
  for (const key of KEYS) {
    const value = values[key];
    if (value) query[key] = key === 'seats' || key === 'maxCost' ? Number(value) : value;
  }
  return query;
}

/** Changes one filter and keeps the dates in order: a later pickup also moves the return. */
export function changeFilter(values: FilterValues, key: keyof FilterValues, value: string): FilterValues {
  const next = { ...values, [key]: value };
  if (key === 'from' && (!next.to || next.to < next.from)) next.to = next.from;
  if (key === 'to' && (!next.from || next.from > next.to)) next.from = next.to;
  return next;
}

/** How many filters are set; both dates together are one. */
export const countFilters = (values: FilterValues): number =>
  KEYS.filter((key) => key !== 'sort' && key !== 'to' && values[key] !== '').length;

const ROUND_STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];

/** Round upper limits between the lowest and the highest hourly price, at most five. */
export function costLimits(min: Rupees, max: Rupees): Rupees[] {
  const step = ROUND_STEPS.find((size) => (max - min) / size <= 4) ?? 10_000;
  const limits: Rupees[] = [];
  for (let limit = Math.ceil(min / step) * step || step; limit < max; limit += step)
    limits.push(rupees(limit));
  limits.push(rupees(Math.ceil(max / step) * step));
  return [...new Set(limits)];
}
