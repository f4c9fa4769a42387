import { nextFreeStart, type TakenRange } from './next-free.rules.js';

const RULES = {
  zone: 'Asia/Kolkata',
  pickupFrom: '12:00',
  pickupTo: '23:00',
  returnFrom: '00:00',
  returnTo: '23:00',
  maxAdvanceDays: 180,
  maxLengthDays: 60,
  minLeadMinutes: 60,
  bufferMinutes: 60,
};
const NOW = new Date('2026-12-01T04:30:00Z');
const window = { fromDate: '2026-12-05', toDate: '2026-12-06', pickupTime: '12:00', dropTime: '12:00' };
const taken = (from: string, to: string): TakenRange => ({
  startsAt: new Date(`${from}+05:30`),
  endsAt: new Date(`${to}+05:30`),
});

describe('next free pickup', () => {
  it('is the first half hour after the car is returned and cleaned', () => {
    const ranges = [taken('2026-12-05T12:00', '2026-12-05T15:30')];
    expect(nextFreeStart(window, ranges, RULES, NOW)).toEqual({ date: '2026-12-05', time: '15:30' });
  });

  it('leaves the buffer before the next rental', () => {
    const ranges = [
      taken('2026-12-05T12:00', '2026-12-05T13:00'),
      taken('2026-12-06T12:30', '2026-12-07T13:00'),
    ];
    expect(nextFreeStart(window, ranges, RULES, NOW)).toEqual({ date: '2026-12-07', time: '13:00' });
  });

  it('keeps a same-day return after the pickup', () => {
    const sameDay = { ...window, toDate: '2026-12-05', dropTime: '14:00' };
    const ranges = [taken('2026-12-05T12:00', '2026-12-05T15:00')];
    expect(nextFreeStart(sameDay, ranges, RULES, NOW)).toEqual({ date: '2026-12-06', time: '12:00' });
  });

  it('is null if the car is taken for the whole booking horizon', () => {
    expect(nextFreeStart(window, [taken('2026-12-01T00:00', '2027-12-31T00:00')], RULES, NOW)).toBeNull();
  });
});
