import { isDay } from '@contract/calendar';
import { formatDay, formatDayTime } from '../../i18n/format';

/**
 * Slots of a text field for a day, or a day and a time. `base.css` shows the day in words in place of the browser's own
 * format, which may be that of another country, except while the field has the focus.
 */
export const daySlots = (value: unknown, htmlInput: Record<string, unknown> = {}) => ({
  inputLabel: { shrink: true },
  htmlInput: { ...htmlInput, 'data-day': inWords(value) },
});

function inWords(value: unknown): string {
  const [day = '', time] = typeof value === 'string' ? value.split('T') : [];
  if (!isDay(day)) return '';
  return time ? formatDayTime(day, time.slice(0, 5)) : formatDay(day);
}
