import type { Day, TimeOfDay } from '@contract/calendar';
import { twelveHour } from '@contract/calendar';

export { formatRupees } from '@contract/money';
export { twelveHour } from '@contract/calendar';

const CITY_ZONE = 'Asia/Kolkata';

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const weekdayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const instantFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: CITY_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

const asDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** `21 Nov 2026` */
export const formatDay = (day: Day): string => dayFormat.format(asDate(day));

/** `Sat, 21 Nov` */
export const formatWeekday = (day: Day): string => weekdayFormat.format(asDate(day));

/** `21 Nov 2026, 12:00 PM` */
export const formatMoment = (day: Day, time: TimeOfDay): string => `${formatDay(day)}, ${twelveHour(time)}`;

/** An ISO instant as the city's clocks show it: `21 Nov 2026, 12:00 pm IST`. */
export const formatInstant = (iso: string): string => `${instantFormat.format(new Date(iso))} IST`;

/** `98765 43210`, the way Indian mobile numbers are read out. */
export function formatPhone(phone: string): string {
  const match = /^(\+91)?[\s-]?(\d{5})[\s-]?(\d{5})$/.exec(phone.trim());
  if (!match) return phone;
  return [match[1], match[2], match[3]].filter(Boolean).join(' ');
}

/** `1:05` for 65. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** `2.4 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
