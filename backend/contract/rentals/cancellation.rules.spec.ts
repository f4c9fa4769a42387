import { paise } from '../money.js';
import {
  applicableTier,
  CANCELLATION_TIERS,
  offerNow,
  refundDueOn,
  refundOf,
  tierText,
} from './cancellation.rules.js';

const POLICY = { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 };
const HOUR = 3_600_000;
const startsAt = new Date('2026-12-24T06:30:00Z');
const before = (hours: number, ms = 0): Date => new Date(startsAt.getTime() - hours * HOUR + ms);
const longAgo = before(1000);

describe('cancellation policy', () => {
  it.each([
    ['a week before', before(168), 'FREE', 100],
    ['48 hours before, sharp', before(48), 'FREE', 100],
    ['a millisecond later', before(48, 1), 'PART', 50],
    ['24 hours before, sharp', before(24), 'PART', 50],
    ['a millisecond after that', before(24, 1), 'NONE', 0],
    ['at the pickup', startsAt, 'NONE', 0],
    ['after it', before(-5), 'NONE', 0],
  ])('refunds by the tier %s', (_, now, tier, percent) =>
    expect(applicableTier(POLICY, { rentedAt: longAgo, startsAt, now })).toMatchObject({ tier, percent }),
  );

  it.each([
    ['immediately', before(40), before(40), 'COOLING_OFF'],
    ['an hour after renting, sharp', before(40), before(39), 'COOLING_OFF'],
    ['a millisecond after that', before(40), before(39, 1), 'PART'],
    ['a millisecond before 24 hours are left', before(24.5), before(24, -1), 'COOLING_OFF'],
    ['when 24 hours are left, sharp', before(24.5), before(24), 'PART'],
    ['when less is left', before(20), before(20), 'NONE'],
    ['that refunds everything anyway', before(50), before(49.5), 'FREE'],
  ])('applies within the first hour the tier %s', (_, rentedAt, now, tier) =>
    expect(applicableTier(POLICY, { rentedAt, startsAt, now }).tier).toBe(tier),
  );

  it.each([
    ['the free time', longAgo, before(60), before(48)],
    ['the free time that the first hour outlasts', before(48.5), before(48.2), before(47.5)],
    ['the first hour', before(40), before(40), before(39)],
    ['the first hour that 24 hours cut short', before(24.5), before(24.4), before(24)],
    ['the half', longAgo, before(30), before(24)],
    ['nothing', longAgo, before(2), null],
  ])('returns the end of %s', (_, rentedAt, now, until) =>
    expect(applicableTier(POLICY, { rentedAt, startsAt, now }).until).toEqual(until),
  );

  it.each([
    [before(72), { tier: 'FREE', percent: 100, until: before(48).toISOString() }],
    [before(40), { tier: 'COOLING_OFF', percent: 100, until: before(39).toISOString() }],
    [before(10), { tier: 'NONE', percent: 0, until: null }],
  ])('lists the tiers that remain for a rental at %s', (now, offer) =>
    expect(offerNow(POLICY, startsAt, now)).toEqual(offer),
  );

  it('refunds no more after `until` than before', () => {
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

  it('follows the agreed numbers', () => {
    const strict = { freeUntilHours: 72, partUntilHours: 12, partPercent: 25, coolingOffMinutes: 0 };
    expect(applicableTier(strict, { rentedAt: before(50), startsAt, now: before(50, 1) })).toMatchObject({
      tier: 'PART',
      percent: 25,
    });
    for (const tier of CANCELLATION_TIERS) expect(tierText(tier, strict)).toMatch(/refund\.$/);
    expect(tierText('PART', strict)).toContain('25%');
  });
});

describe('refund', () => {
  it.each([
    ['everything', 100, 379_900, 379_900, 379_900],
    ['half', 50, 379_900, 379_900, 189_950],
    ['a broken paisa, rounded up', 50, 101, 101, 51],
    ['nothing', 0, 379_900, 379_900, 0],
    ['half of what was really paid', 50, 300_000, 379_900, 150_000],
    ['what was paid beyond the fare, always', 0, 400_000, 379_900, 20_100],
    ['half, and what was paid beyond', 50, 400_000, 379_900, 210_050],
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
  ])('is %s working days after a Monday if the setting demands it', (days, day) =>
    expect(due('2026-11-23T06:30:00Z', days)).toBe(day),
  );
});
