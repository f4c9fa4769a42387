import { lazily } from './lazily.js';

/** A calendar day, `yyyy-MM-dd`. Never a `Date`: a day has no instant until a zone is named. */
export type Day = string;

/** A time of day, `HH:mm`. */
export type TimeOfDay = string;

// Until 2999, so that the days after it have years of four digits, too.
const DAY = /^([12]\d{3})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MS_PER_DAY = 86_400_000;

export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1970 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** True for `HH:00` and `HH:30`. */
export function isHalfHour(text: string): boolean {
  return TIME.test(text) && (text.endsWith(':00') || text.endsWith(':30'));
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

/** Minutes since midnight. */
export function minutesOf(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Offsets by zone and second, cached because `Intl` is slow and the same instants recur. */
const offsets = new Map<string, Map<number, number>>();
const MAX_OFFSETS = 10_000;

function readOffset(zone: string, second: number): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  const instant = second * 1000;
  const parts: Record<string, string> = {};
  for (const part of formatter.formatToParts(instant)) parts[part.type] = part.value;
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return Date.parse(`${day}T${parts['hour']}:${parts['minute']}:${parts['second']}Z`) - instant;
}

/** How many milliseconds clocks in `zone` are ahead of UTC. */
function offsetAt(zone: string, instant: number): number {
  let known = offsets.get(zone);
  if (!known || known.size >= MAX_OFFSETS) {
    known = new Map<number, number>();
    offsets.set(zone, known);
  }
  const second = Math.floor(instant / 1000);
  let offset = known.get(second);
  if (offset === undefined) {
    offset = readOffset(zone, second);
    known.set(second, offset);
  }
  return offset;
}

/** Returns the local time in `zone` as `yyyy-MM-ddTHH:mm:ss.sssZ`. */
const wallClock = (instant: Date, zone: string): string =>
  new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString();

/** The calendar day in `zone` (an IANA name) at `instant`. */
export function dayIn(zone: string, instant: Date): Day {
  return wallClock(instant, zone).slice(0, 10);
}

/** The time of day, to the minute, in `zone` at `instant`. */
export function timeIn(zone: string, instant: Date): TimeOfDay {
  return wallClock(instant, zone).slice(11, 16);
}

/**
 * The instant at which clocks in `zone` show `day` and `time`.
 * Returns the instant an hour later if a change of summer time skips this time.
 */
export function instantIn(zone: string, day: Day, time: TimeOfDay): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let guess = wanted;
  for (let round = 0; round < 2; round += 1) {
    guess = wanted - offsetAt(zone, guess);
  }
  return new Date(guess);
}

const SUNDAY = 0;

/** The `days`-th working day after `day`. The office works from Monday to Saturday, except on `holidays`. */
export function addWorkingDays(day: Day, days: number, holidays: readonly Day[] = []): Day {
  let reached = day;
  for (let left = days; left > 0;) {
    reached = addDays(reached, 1);
    const isSunday = new Date(`${reached}T00:00:00Z`).getUTCDay() === SUNDAY;
    if (!isSunday && !holidays.includes(reached)) left -= 1;
  }
  return reached;
}

const longDays = lazily(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

/** `Saturday, 21 November 2026` */
export const longDay = (day: Day): string => longDays().format(new Date(`${day}T00:00:00Z`));

const shortDays = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);

/** `Sat, 21 Nov 2026` */
export const shortDay = (day: Day): string => shortDays().format(new Date(`${day}T00:00:00Z`));

/** `Sat, 21 Nov 2026, 6:00 PM IST`. The text always ends with IST, so `zone` must be that of India. */
export const momentIn = (zone: string, instant: Date): string =>
  `${shortDay(dayIn(zone, instant))}, ${twelveHour(timeIn(zone, instant))} IST`;

/** `12:00 PM` for `12:00`. */
export function twelveHour(time: TimeOfDay): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `5AM` for `05:00`, `5:30AM` for `05:30`: the short form of the window labels. */
export function shortHour(time: TimeOfDay): string {
  return twelveHour(time).replace(':00', '').replace(' ', '');
}
