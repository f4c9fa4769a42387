import type { Day } from '@contract/calendar';

// The calendar component expects local dates. Noon stays on the same day even if a clock change moves midnight.

export function dateOf(day: Day): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)), 12);
}

export function dayOfDate(date: Date): Day {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
