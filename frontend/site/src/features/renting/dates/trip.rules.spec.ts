import { blockedSpans, wallMinute } from '../availability/occupancy.rules';
import type { CarCalendar } from '../availability/slots.rules';
import {
  chooseFrom,
  choosePickupTime,
  chooseTo,
  firstFreeWindow,
  isPickable,
  latestReturnTime,
  moveTo,
  startingWindow,
} from './trip.rules';

const RULES = {
  zone: 'Asia/Kolkata',
  pickupFrom: '12:00',
  pickupTo: '23:00',
  returnFrom: '00:00',
  returnTo: '23:00',
  maxAdvanceDays: 180,
  maxLengthDays: 60,
  minLeadMinutes: 60,
};

const TAKEN = [
  { fromDate: '2026-11-21', toDate: '2026-11-23', pickupTime: '18:00', dropTime: '14:00' },
  { fromDate: '2026-11-25', toDate: '2026-11-26', pickupTime: '12:00', dropTime: '12:00' },
].map((range) => ({ ...range, bufferMinutes: 60 }));

function calendarAt(day: string, time: string): CarCalendar {
  return { rules: RULES, blocked: blockedSpans(TAKEN, 60), now: wallMinute(day, time) };
}

const calendar = calendarAt('2026-11-01', '09:00');
const noon = { pickupTime: '12:00', dropTime: '12:00' };

describe('first free window', () => {
  it('starts tomorrow if noon today is too soon', () => {
    expect(firstFreeWindow(calendarAt('2026-11-01', '11:30'))).toEqual({
      fromDate: '2026-11-02',
      toDate: '2026-11-03',
      ...noon,
    });
  });

  it('skips days on which the car is taken', () => {
    const soon = calendarAt('2026-11-21', '09:00');
    expect(firstFreeWindow(soon)).toMatchObject({ fromDate: '2026-11-27', toDate: '2026-11-28' });
  });
});

describe('initial window', () => {
  it('uses the window of the URL', () => {
    const wanted = { fromDate: '2026-11-10', toDate: '2026-11-12', pickupTime: '15:00', dropTime: '10:00' };
    expect(startingWindow(wanted, calendar)).toEqual(wanted);
  });

  it('never begins in the past', () => {
    expect(startingWindow({ fromDate: '2026-10-20' }, calendar).fromDate).toBe('2026-11-01');
  });

  it('never ends before it begins', () => {
    const window = startingWindow({ fromDate: '2026-11-10', toDate: '2026-11-08' }, calendar);
    expect(window.toDate).toBe('2026-11-10');
  });
});

describe('choice of the pickup date', () => {
  const window = { fromDate: '2026-11-10', toDate: '2026-11-12', ...noon };

  it('moves the return date when the pickup is moved past it', () => {
    expect(chooseFrom(window, '2026-11-14', calendar)).toMatchObject({
      fromDate: '2026-11-14',
      toDate: '2026-11-14',
    });
  });

  it('keeps a return date that is still possible', () => {
    expect(chooseFrom(window, '2026-11-11', calendar).toDate).toBe('2026-11-12');
  });

  it('moves the return date when the car is taken in between', () => {
    const later = { ...window, toDate: '2026-11-24' };
    expect(chooseFrom(later, '2026-11-19', calendar).toDate).toBe('2026-11-19');
  });

  it('moves the pickup to the first hour at which the car is free', () => {
    const moved = chooseFrom({ ...window, toDate: '2026-11-24' }, '2026-11-23', calendar);
    expect(moved).toEqual({
      fromDate: '2026-11-23',
      toDate: '2026-11-24',
      pickupTime: '15:00',
      dropTime: '12:00',
    });
  });

  it('keeps times outside the opening hours', () => {
    const early = { ...window, pickupTime: '05:00', dropTime: '23:30' };
    expect(chooseFrom(early, '2026-11-14', calendar)).toMatchObject({
      pickupTime: '05:00',
      dropTime: '23:30',
    });
  });
});

describe('dates outside the limits', () => {
  const window = { fromDate: '2026-11-10', toDate: '2026-11-12', ...noon };

  it('moves them to the nearest possible dates', () => {
    expect(chooseFrom(window, '2026-10-01', calendar).fromDate).toBe('2026-11-01');
    expect(chooseFrom(window, '2030-01-01', calendar).fromDate).toBe('2027-04-30');
    expect(chooseTo({ ...window, fromDate: '2026-12-01' }, '2030-01-01', calendar).toDate).toBe('2027-01-30');
  });
});

describe('choice of the return date', () => {
  const window = { fromDate: '2026-11-20', toDate: '2026-11-20', pickupTime: '12:00', dropTime: '20:00' };

  it('never moves the return before the pickup date', () => {
    expect(chooseTo(window, '2026-11-18', calendar).toDate).toBe('2026-11-20');
  });

  it('moves the return before the next rental', () => {
    expect(chooseTo(window, '2026-11-21', calendar)).toMatchObject({
      toDate: '2026-11-21',
      dropTime: '17:00',
    });
  });
});

describe('selectable days', () => {
  it.each([
    ['yesterday', '2026-10-31', 'from', false],
    ['today', '2026-11-01', 'from', true],
    ['a day in the middle of a rental', '2026-11-22', 'from', false],
    ['the last day ahead', '2027-04-30', 'from', true],
    ['a day too far ahead', '2027-05-01', 'from', false],
    ['a return after the next renter', '2026-11-27', 'to', false],
    ['a return before the next renter', '2026-11-21', 'to', true],
    ['an earlier day, to begin anew', '2026-11-05', 'to', true],
  ] as const)('%s', (_what, day, end, pickable) => {
    expect(isPickable(day, end, '2026-11-19', calendar)).toBe(pickable);
  });
});

describe('move to the next free pickup', () => {
  it.each(['09:00', '12:00'])('keeps the number of days and the return at %s', (dropTime) => {
    const window = { fromDate: '2026-11-10', toDate: '2026-11-12', pickupTime: '12:00', dropTime };
    expect(moveTo(window, { date: '2026-11-29', time: '18:00' })).toEqual({
      fromDate: '2026-11-29',
      toDate: '2026-12-01',
      pickupTime: '18:00',
      dropTime,
    });
  });
});

describe('latest return without another hour', () => {
  const days = { fromDate: '2026-11-10', toDate: '2026-11-12', pickupTime: '15:30' };
  const sameDay = { ...days, toDate: '2026-11-10' };

  it.each([
    ['the time of the pickup', days, '15:30'],
    ['closing time on the day of the pickup', sameDay, '23:00'],
    ['closing time after a pickup later than that', { ...days, pickupTime: '23:30' }, '23:00'],
  ])('returns %s', (_what, dates, latest) => {
    expect(latestReturnTime(dates, RULES)).toBe(latest);
  });

  it('returns the default return time', () => {
    const { pickupTime, ...dates } = days;
    expect(startingWindow({ ...dates, pickupTime }, calendar).dropTime).toBe('15:30');
    expect(startingWindow({ fromDate: '2026-11-10', toDate: '2026-11-10' }, calendar).dropTime).toBe('23:00');
  });

  it('follows the pickup and the dates until the customer chooses another time', () => {
    const latest = { ...days, dropTime: '15:30' };
    expect(choosePickupTime(latest, '18:00', calendar).dropTime).toBe('18:00');
    expect(chooseTo(latest, '2026-11-10', calendar).dropTime).toBe('23:00');
    const chosen = { ...days, dropTime: '09:00' };
    expect(choosePickupTime(chosen, '18:00', calendar).dropTime).toBe('09:00');
    expect(chooseTo(chosen, '2026-11-13', calendar).dropTime).toBe('09:00');
  });
});
