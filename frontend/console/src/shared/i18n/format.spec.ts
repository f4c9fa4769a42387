import { dayIn } from '@contract/calendar';
import { CITY_ZONE } from '@shared/format/locale';
import { formatPhone } from '@shared/format/phone';
import { formatAge, formatDayTime, formatInstant, formatShortDayTime } from './format';

describe('dates and numbers in Indian format', () => {
  it("shows an instant in the city's time, across midnight", () => {
    expect(formatInstant('2025-11-20T19:35:00Z')).toBe('Fri, 21 Nov 2025, 1:05 AM IST');
  });

  it('shows the same day in every time zone', () => {
    expect(formatDayTime('2025-01-01', '12:30')).toBe('Wed, 1 Jan 2025, 12:30 PM IST');
  });

  it('omits the zone, and the year of near days, in narrow columns', () => {
    expect(formatShortDayTime('2025-01-01', '12:30')).toBe('Wed, 1 Jan 2025, 12:30 PM');
    expect(formatShortDayTime(dayIn(CITY_ZONE, new Date()), '12:30')).toMatch(
      /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2,3}, 12:30 PM$/,
    );
  });

  it('formats the elapsed time in the largest unit', () => {
    const now = Date.parse('2025-11-21T12:00:00Z');
    const ago = (minutes: number): string => formatAge(new Date(now - minutes * 60_000).toISOString(), now);
    expect([ago(-3), ago(59), ago(60), ago(47 * 60), ago(48 * 60)]).toEqual([
      '0 min',
      '59 min',
      '1 h',
      '47 h',
      '2 days',
    ]);
  });

  it('splits a mobile number in two', () => {
    expect(formatPhone('9876543210')).toBe('98765 43210');
  });
});
