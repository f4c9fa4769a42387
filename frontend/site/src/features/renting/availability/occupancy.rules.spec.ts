import { blockedSpans, freeParts, isBlocked, timeOf, wallMinute, withoutOwn } from './occupancy.rules';

const trip = {
  fromDate: '2026-11-21',
  toDate: '2026-11-23',
  pickupTime: '14:00',
  dropTime: '12:00',
  bufferMinutes: 60,
};
const nextTrip = {
  ...trip,
  fromDate: '2026-11-23',
  toDate: '2026-11-24',
  pickupTime: '15:00',
  dropTime: '09:00',
};

describe('blockedSpans', () => {
  it('widens a taken range by the turnaround on both sides', () => {
    expect(blockedSpans([trip], 60)).toEqual([
      { start: wallMinute('2026-11-21', '13:00'), end: wallMinute('2026-11-23', '13:00') },
    ]);
  });

  it('adds the turnaround of the entry after it, which is zero for a maintenance block', () => {
    const endOf = (bufferMinutes: number) => blockedSpans([{ ...trip, bufferMinutes }], 60)[0]!.end;
    expect([endOf(0), endOf(90)]).toEqual([
      wallMinute('2026-11-23', '12:00'),
      wallMinute('2026-11-23', '13:30'),
    ]);
  });

  it('joins only ranges without free time between them', () => {
    expect(blockedSpans([nextTrip, { ...trip, bufferMinutes: 90 }], 90)).toHaveLength(1);
    expect(blockedSpans([nextTrip, trip], 60)).toHaveLength(2);
  });
});

describe('isBlocked', () => {
  const blocked = blockedSpans([trip], 60);
  const from = (day: string, time: string) => wallMinute(day, time);

  it('allows a rental to end exactly one turnaround before the next begins', () => {
    expect(isBlocked(blocked, from('2026-11-20', '12:00'), from('2026-11-21', '13:00'))).toBe(false);
    expect(isBlocked(blocked, from('2026-11-20', '12:00'), from('2026-11-21', '13:30'))).toBe(true);
  });

  it('allows a rental to begin exactly one turnaround after the last ended', () => {
    expect(isBlocked(blocked, from('2026-11-23', '13:00'), from('2026-11-24', '12:00'))).toBe(false);
    expect(isBlocked(blocked, from('2026-11-23', '12:30'), from('2026-11-24', '12:00'))).toBe(true);
  });

  it('refuses a rental around a taken range', () => {
    expect(isBlocked(blocked, from('2026-11-20', '12:00'), from('2026-11-25', '12:00'))).toBe(true);
  });
});

describe('freeParts', () => {
  const blocked = blockedSpans([trip, nextTrip], 60);

  it.each([
    ['before any rental', '2026-11-20', [{ start: 0, end: 1440 }]],
    ['until the turnaround before a pickup', '2026-11-21', [{ start: 0, end: 13 * 60 }]],
    ['never while the car is out', '2026-11-22', []],
    ['between two rentals', '2026-11-23', [{ start: 13 * 60, end: 14 * 60 }]],
    ['after the turnaround of the last', '2026-11-24', [{ start: 10 * 60, end: 1440 }]],
  ])('returns the free parts of a day that is free %s', (_when, day, parts) => {
    expect(freeParts(day, blocked)).toEqual(parts);
  });
});

it("omits the customer's own hold", () => {
  expect(withoutOwn([trip, nextTrip], { ...trip })).toEqual([nextTrip]);
  expect(withoutOwn([trip, nextTrip], null)).toHaveLength(2);
});

it('formats the end of the day as midnight', () => {
  expect([timeOf(0), timeOf(750), timeOf(1440)]).toEqual(['00:00', '12:30', '00:00']);
});
