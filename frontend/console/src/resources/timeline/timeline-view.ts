import { addDays, type Day, dayIn, instantIn, isDay } from '@contract/calendar';

const ZONE = 'Asia/Kolkata';
export const LENGTHS = [14, 30] as const;
export const ROWS = [25, 50, 100] as const;
const HOUR = 3_600_000;

/** The part of the timeline on the screen, as stored in the URL. */
export interface View {
  from: Day;
  days: number;
  q: string;
  /** Counted from 0. */
  page: number;
  rows: number;
}

/** Returns the value if it is allowed, otherwise the first one as the default. */
const oneOf = (allowed: readonly [number, ...number[]], text: string | null): number => {
  const value = Number(text);
  return allowed.includes(value) ? value : allowed[0];
};

/** Reads the view from the URL. Invalid parts fall back to their defaults. */
export function readView(search: URLSearchParams, today: Day): View {
  const from = search.get('from') ?? '';
  const page = Number(search.get('page'));
  return {
    from: isDay(from) ? from : today,
    days: oneOf(LENGTHS, search.get('days')),
    q: search.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    rows: oneOf(ROWS, search.get('rows')),
  };
}

export function writeView(view: View, today: Day): URLSearchParams {
  const search = new URLSearchParams();
  if (view.from !== today) search.set('from', view.from);
  if (view.days !== LENGTHS[0]) search.set('days', String(view.days));
  if (view.q) search.set('q', view.q);
  if (view.page > 0) search.set('page', String(view.page));
  if (view.rows !== ROWS[0]) search.set('rows', String(view.rows));
  return search;
}

export const today = (): Day => dayIn(ZONE, new Date());
export const daysOf = ({ from, days }: Pick<View, 'from' | 'days'>): Day[] =>
  Array.from({ length: days }, (_, n) => addDays(from, n));

/** The position of a period within the days on the screen, 0 to 1. */
export function positionIn(
  { from, days }: Pick<View, 'from' | 'days'>,
  startsAt: string | Date,
  endsAt: string | Date,
) {
  const first = instantIn(ZONE, from, '00:00').getTime();
  const width = days * 24 * HOUR;
  const part = (instant: string | Date): number => (new Date(instant).getTime() - first) / width;
  const [start, end] = [part(startsAt), part(endsAt)];
  return {
    left: Math.max(0, start),
    right: Math.min(1, end),
    /** True if the bar starts before the first day on the screen; `cutRight` if it ends after the last one. */
    cutLeft: start < 0,
    cutRight: end > 1,
    inside: end > 0 && start < 1,
  };
}
