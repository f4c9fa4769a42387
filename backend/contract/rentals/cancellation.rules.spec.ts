import { paise } from '../money.js';
import { applicableTier, offerNow, refundDueOn, refundOf } from './cancellation.rules.js';

const POLICY = { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 };
const HOUR = 3_600_000;
const startsAt = new Date('2026-12-24T06:30:00Z');
const before = (hours: number, ms = 0): Date => new Date(startsAt.getTime() - hours * HOUR + ms);
const longAgo = before(1000);

describe('cancellation policy', () => {
  it.each([
    ['a week before', before(168), 'FREE', 100],
    ['exactly 48 hours before', before(48), 'FREE', 100],
    ['a millisecond later', before(48, 1), 'PART', 50],
    ['exactly 24 hours before', before(24), 'PART', 50],
    ['a millisecond after that', before(24, 1), 'NONE', 0],
    ['at the pickup', startsAt, 'NONE', 0],
    ['after the pickup', before(-5), 'NONE', 0],
  ])('applies the right tier %s', (_, now, tier, percent) =>
    expect(applicableTier(POLICY, { rentedAt: longAgo, startsAt, now })).toMatchObject({ tier, percent }),
  );

  it.each([
    ['immediately', before(40), before(40), 'COOLING_OFF'],
    ['exactly an hour after renting', before(40), before(39), 'COOLING_OFF'],
    ['a millisecond after that', before(40), before(39, 1), 'PART'],
    ['a millisecond before 24 hours are left', before(24.5), before(24, -1), 'COOLING_OFF'],
    ['when exactly 24 hours are left', before(24.5), before(24), 'PART'],
    ['when less than 24 hours are left', before(20), before(20), 'NONE'],
    ['while the refund is full anyway', before(50), before(49.5), 'FREE'],
  ])('applies the right tier within the cooling-off time, %s', (_, rentedAt, now, tier) =>
    expect(applicableTier(POLICY, { rentedAt, startsAt, now }).tier).toBe(tier),
  );

  it.each([
    ['the full refund', longAgo, before(60), before(48)],
    ['the full refund if the cooling-off time lasts longer', before(48.5), before(48.2), before(47.5)],
    ['the cooling-off time', before(40), before(40), before(39)],
    ['the cooling-off time that 24 hours cut short', before(24.5), before(24.4), before(24)],
    ['the partial refund', longAgo, before(30), before(24)],
    ['the last tier, which has none', longAgo, before(2), null],
  ])('returns the end of %s', (_, rentedAt, now, until) =>
    expect(applicableTier(POLICY, { rentedAt, startsAt, now }).until).toEqual(until),
  );

  it.each([
    [before(72), { tier: 'FREE', percent: 100, until: before(48).toISOString() }],
    [before(40), { tier: 'COOLING_OFF', percent: 100, until: before(39).toISOString() }],
    [before(10), { tier: 'NONE', percent: 0, until: null }],
  ])('offers a rental that is placed at %s its first tier', (now, offer) =>
    expect(offerNow(POLICY, startsAt, now)).toEqual(offer),
  );

  it('refunds less after `until` than before', () => {
    for (const rentedAt of [longAgo, before(48.5), before(24.5)]) {
      for (let hours = 60; hours > 0; hours -= 0.25) {
        const now = before(hours, 2);
        if (now < rentedAt) continue;
        const step = applicableTier(POLICY, { rentedAt, startsAt, now });
        if (!step.until) continue;
        const last = applicableTier(POLICY, { rentedAt, startsAt, now: new Date(step.until.getTime() - 1) });
        const next = applicableTier(POLICY, { rentedAt, startsAt, now: new Date(step.until.getTime() + 1) });
        expect(last.percent).toBe(step.percent);
        expect(next.percent).toBeLessThan(step.percent);
      }
    }
  });

  it('applies the agreed hours and percentage', () => {
    const strict = { freeUntilHours: 72, partUntilHours: 12, partPercent: 25, coolingOffMinutes: 0 };
    expect(applicableTier(strict, { rentedAt: before(50), startsAt, now: before(50, 1) })).toMatchObject({
      tier: 'PART',
      percent: 25,
    });
    expect(offerNow(strict, startsAt, before(50)).tier).toBe('PART');
  });
});

describe('refund', () => {
  it.each([
    ['everything', 100, 379_900, 379_900, 379_900],
    ['half', 50, 379_900, 379_900, 189_950],
    ['a fraction of a paisa, rounded up', 50, 101, 101, 51],
    ['nothing', 0, 379_900, 379_900, 0],
    ['half of the amount paid', 50, 300_000, 379_900, 150_000],
    ['any amount paid beyond the fare', 0, 400_000, 379_900, 20_100],
    ['half, and the amount paid beyond the fare', 50, 400_000, 379_900, 210_050],
  ])('returns %s', (_, percent, paid, total, refund) =>
    expect(refundOf(percent, paise(paid), paise(total))).toBe(refund),
  );
});

describe('due date of a refund', () => {
  const due = (iso: string, refundWorkingDays = 5): string =>
    refundDueOn(
      {
        rules: { zone: 'Asia/Kolkata', refundWorkingDays },
        holidays: [{ day: '2026-12-04', name: 'Founding day' }],
      },
      new Date(iso),
    );
  it.each([
    ['a Saturday', '2026-11-21T06:30:00Z', '2026-11-27'],
    ['a Sunday', '2026-11-22T06:30:00Z', '2026-11-27'],
    ['a Monday', '2026-11-23T06:30:00Z', '2026-11-28'],
    ['a Tuesday', '2026-11-24T06:30:00Z', '2026-11-30'],
    ['a Monday with a holiday in its week', '2026-11-30T06:30:00Z', '2026-12-07'],
    ['late on a Friday in UTC, a Saturday in the city', '2026-11-20T20:00:00Z', '2026-11-27'],
  ])('is five working days after %s', (_, iso, day) => expect(due(iso)).toBe(day));

  it.each([
    [1, '2026-11-24'],
    [30, '2026-12-29'],
  ])('is %s working days after a Monday if the setting has this number', (days, day) =>
    expect(due('2026-11-23T06:30:00Z', days)).toBe(day),
  );
});
