import { rupees, toPaise } from '../money.js';
import { type AgreedTrip, effectOfOurDelay, isLateHandover } from './late-handover.rules.js';

const startsAt = new Date('2026-11-24T06:30:00.000Z');
const after = (ms: number): Date => new Date(startsAt.getTime() + ms);
const MINUTE = 60_000;
// Four days, from noon to noon in the city.
const trip: AgreedTrip = {
  startsAt,
  endsAt: after(96 * 60 * MINUTE),
  total: toPaise(rupees(7799)),
  freeUntil: null,
  returnFrom: '08:00',
  returnTo: '20:00',
  zone: 'Asia/Kolkata',
};

describe('late handover', () => {
  it.each([
    [30 * MINUTE, false],
    [30 * MINUTE + 1000, true],
    [-60 * MINUTE, false],
  ])('needs a cause %s ms after the pickup time (%s)', (ms, expected) => {
    expect(isLateHandover(startsAt, after(ms))).toBe(expected);
  });

  it.each([
    [31, 60],
    [60, 60],
    [61, 90],
    [480, 480],
  ])('moves the return for a delay of %s minutes by %s minutes', (delay, moved) => {
    const movedTo = new Date(trip.endsAt.getTime() + moved * MINUTE);
    expect(effectOfOurDelay(trip, after(delay * MINUTE))).toEqual({ movedTo, reduced: null });
  });

  it('reduces the fare by the share of the delay if the return cannot move', () => {
    // 7,799 × 94/96 = 7,636.5, rounded down.
    const reduced = { movedTo: null, reduced: toPaise(rupees(7799 - 7636)) };
    const until = (minutes: number) => new Date(trip.endsAt.getTime() + minutes * MINUTE);
    expect(effectOfOurDelay({ ...trip, freeUntil: until(119) }, after(120 * MINUTE))).toEqual(reduced);
    expect(effectOfOurDelay({ ...trip, freeUntil: until(120) }, after(120 * MINUTE)).reduced).toBeNull();
    expect(effectOfOurDelay({ ...trip, returnTo: '13:30' }, after(120 * MINUTE))).toEqual(reduced);
    expect(effectOfOurDelay({ ...trip, returnTo: '14:00' }, after(120 * MINUTE)).reduced).toBeNull();
  });
});
