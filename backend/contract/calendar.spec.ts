import {
  addDays,
  addWorkingDays,
  dayIn,
  daysBetween,
  instantIn,
  isDay,
  isHalfHour,
  longDay,
  momentIn,
  shortHour,
  timeIn,
  twelveHour,
} from './calendar.js';

describe('calendar', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('accepts the day %s', (day) =>
    expect(isDay(day)).toBe(true),
  );
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '0001-01-01', '2026-12-31T00:00', '', 'today'])(
    'rejects %p as a day',
    (text) => expect(isDay(text)).toBe(false),
  );
  it.each([
    ['12:00', true],
    ['23:30', true],
    ['24:00', false],
    ['12:15', false],
    ['9:00', false],
    ['12:00:00', false],
  ])('checks whether %s is a half hour (%s)', (text, expected) => expect(isHalfHour(text)).toBe(expected));

  it('counts days across months, leap days and years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysBetween('2026-12-30', '2026-12-29')).toBe(-1);
  });

  it('converts city times to instants in any zone of the machine', () => {
    expect(instantIn('Asia/Kolkata', '2026-12-01', '12:00').toISOString()).toBe('2026-12-01T06:30:00.000Z');
    expect(instantIn('Asia/Kolkata', '2026-12-01', '00:00').toISOString()).toBe('2026-11-30T18:30:00.000Z');
    expect(instantIn('Europe/Berlin', '2026-10-25', '12:00').toISOString()).toBe('2026-10-25T11:00:00.000Z');
  });

  it('returns the day and the time in the city', () => {
    const instant = new Date('2026-11-30T18:45:00Z');
    expect(dayIn('Asia/Kolkata', instant)).toBe('2026-12-01');
    expect(timeIn('Asia/Kolkata', instant)).toBe('00:15');
  });

  it('formats times for sentences and for labels', () => {
    expect([twelveHour('00:00'), twelveHour('12:00'), twelveHour('23:30')]).toEqual([
      '12:00 AM',
      '12:00 PM',
      '11:30 PM',
    ]);
    expect([shortHour('05:00'), shortHour('22:00'), shortHour('05:30')]).toEqual(['5AM', '10PM', '5:30AM']);
  });
});

describe('formats for users', () => {
  it("writes an instant in the city's time with its zone", () =>
    expect(momentIn('Asia/Kolkata', new Date('2026-11-21T18:35:00Z'))).toBe(
      'Sun, 22 Nov 2026, 12:05 AM IST',
    ));

  it('writes a day with its weekday', () => expect(longDay('2026-11-27')).toBe('Friday, 27 November 2026'));

  it('omits Sundays from working days', () => {
    expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-21', 12)).toBe('2026-12-05');
    expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21');
    expect(addWorkingDays('2026-11-21', 1, ['2026-11-23', '2026-11-24'])).toBe('2026-11-25');
  });
});
