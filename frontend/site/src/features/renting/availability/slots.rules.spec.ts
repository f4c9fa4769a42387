import type { RentalWindow } from '@contract/rentals/rental-period';
import { blockedSpans, wallMinute } from './occupancy.rules';
import type { CarCalendar, Slot } from './slots.rules';
import { canPickUpOn, canReturnOn, dayState, isWindowTaken, pickupSlots, returnSlots } from './slots.rules';

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
];

function calendarAt(day: string, time: string, taken: RentalWindow[] = TAKEN): CarCalendar {
  const entries = taken.map((range) => ({ ...range, bufferMinutes: 60 }));
  return { rules: RULES, blocked: blockedSpans(entries, 60), now: wallMinute(day, time) };
}

const freeTimes = (slots: Slot[]) => slots.filter((slot) => slot.free).map((slot) => slot.time);

describe('pickupSlots', () => {
  it('offers every half hour of the window', () => {
    const slots = pickupSlots('2026-11-10', calendarAt('2026-11-01', '09:00'));
    expect(slots).toHaveLength(23);
    expect(slots.every((slot) => slot.free)).toBe(true);
    expect([slots[0]!.time, slots.at(-1)!.time]).toEqual(['12:00', '23:00']);
  });

  it('respects the lead time on the current day', () => {
    const slots = freeTimes(pickupSlots('2026-11-10', calendarAt('2026-11-10', '14:10')));
    expect(slots[0]).toBe('15:30');
  });

  it('ends early enough for a return one turnaround before the next rental', () => {
    const slots = freeTimes(pickupSlots('2026-11-21', calendarAt('2026-11-01', '09:00')));
    expect(slots.at(-1)).toBe('16:30');
  });

  it('starts one turnaround after the previous rental', () => {
    const slots = freeTimes(pickupSlots('2026-11-23', calendarAt('2026-11-01', '09:00')));
    expect(slots[0]).toBe('15:00');
  });

  it('does not offer the last pickup of a day when the next morning is taken', () => {
    const early = [{ fromDate: '2026-11-11', toDate: '2026-11-11', pickupTime: '00:30', dropTime: '20:00' }];
    const slots = freeTimes(pickupSlots('2026-11-10', calendarAt('2026-11-01', '09:00', early)));
    expect(slots.at(-1)).toBe('22:30');
  });
});

describe('returnSlots', () => {
  it('ends one turnaround before the next rental', () => {
    const window = { fromDate: '2026-11-20', toDate: '2026-11-21', pickupTime: '12:00' };
    expect(freeTimes(returnSlots(window, calendarAt('2026-11-01', '09:00'))).at(-1)).toBe('17:00');
  });

  it('still offers times before a same-day pickup, so that the reason can be shown', () => {
    const window = { fromDate: '2026-11-10', toDate: '2026-11-10', pickupTime: '15:00' };
    expect(freeTimes(returnSlots(window, calendarAt('2026-11-01', '09:00')))).toHaveLength(47);
  });
});

describe('dayState', () => {
  it.each([
    ['2026-11-20', 'free'],
    ['2026-11-21', 'partly'],
    ['2026-11-22', 'taken'],
    ['2026-11-23', 'partly'],
  ])('classifies %s as %s', (day, state) => {
    expect(dayState(day, calendarAt('2026-11-01', '09:00'))).toBe(state);
  });

  it('treats a day that is free only outside the opening hours as taken', () => {
    const late = [{ fromDate: '2026-11-10', toDate: '2026-11-10', pickupTime: '00:00', dropTime: '22:30' }];
    expect(dayState('2026-11-10', calendarAt('2026-11-01', '09:00', late))).toBe('taken');
  });
});

describe('start and end of a rental', () => {
  const calendar = calendarAt('2026-11-01', '09:00');

  it('refuses a start on a day without a free pickup', () => {
    expect(canPickUpOn('2026-11-21', calendar)).toBe(true);
    expect(canPickUpOn('2026-11-22', calendar)).toBe(false);
    expect(canPickUpOn('2026-10-31', calendar)).toBe(false);
  });

  it('allows an end only before the next rental', () => {
    expect(canReturnOn('2026-11-25', '2026-11-23', calendar)).toBe(true);
    expect(canReturnOn('2026-11-26', '2026-11-23', calendar)).toBe(false);
    expect(canReturnOn('2026-11-22', '2026-11-23', calendar)).toBe(false);
  });

  it('refuses a return day after a taken range if the pickup is before it', () => {
    expect(canReturnOn('2026-11-24', '2026-11-21', calendar)).toBe(false);
  });

  it('recognises a window that overlaps another rental', () => {
    const window = { fromDate: '2026-11-20', toDate: '2026-11-22', pickupTime: '12:00', dropTime: '12:00' };
    expect(isWindowTaken(window, calendar)).toBe(true);
    expect(isWindowTaken({ ...window, toDate: '2026-11-21' }, calendar)).toBe(false);
  });
});
