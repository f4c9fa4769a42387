import { type Paise, paise, rupees, toPaise } from '../money.js';
import { computeFare, describeFare, type Fare } from './fare.js';
import { type EarlyEnd, keptOfEarlyEnd, keptOfNoShow } from './kept-fare.rules.js';

const POLICY = { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 };
const kept = (noShowKeepPercent: number | undefined, total: number): number =>
  keptOfNoShow({ ...POLICY, ...(noShowKeepPercent !== undefined && { noShowKeepPercent }) }, paise(total));

describe('no-show', () => {
  it.each([
    [100, 419_950, 419_950],
    [99, 419_950, 415_700],
    [50, 419_900, 209_900],
    [1, 419_900, 4_100],
    [0, 419_900, 0],
    [50, 0, 0],
  ])('keeps %i percent of %i in whole rupees', (percent, total, expected) => {
    expect(kept(percent, total)).toBe(expected);
  });

  it('keeps the whole fare under terms from before the setting', () => {
    expect(kept(undefined, 419_900)).toBe(419_900);
  });
});

describe('early end of a trip', () => {
  const HOUR = 3_600_000;
  const STARTS_AT = new Date('2026-12-01T06:30:00Z');
  const prices = {
    costPerDay: toPaise(rupees(2000)),
    costPerHour: toPaise(rupees(120)),
    discounts: [{ fromDays: 3, percent: 5 }],
  };
  const window = { fromDate: '2026-12-01', toDate: '2026-12-05', pickupTime: '12:00', dropTime: '12:00' };
  const rules = {
    washingFee: paise(19_900),
    convenienceFee: paise(0),
    damageInsurance: paise(0),
    discounts: prices.discounts,
  };
  const fare: Fare = {
    ...describeFare(computeFare(prices, window, 'book', rules), ({ english }) => english),
    prices,
  };
  const kept = (by: EarlyEnd, hours: number, percent = 0, trip: { fare?: Fare; kept?: Paise } = {}): number =>
    keptOfEarlyEnd(by, {
      fare,
      total: fare.total,
      kept: null,
      cancellation: { ...POLICY, earlyReturnPercent: percent },
      startsAt: STARTS_AT,
      endsAt: new Date(STARTS_AT.getTime() + 96 * HOUR),
      returnedAt: new Date(STARTS_AT.getTime() + hours * HOUR),
      ...trip,
    });

  it('keeps the share of the started hours if the operator ends the trip', () => {
    expect(fare.total).toBe(779_900);
    expect(kept('OPERATOR', 30)).toBe(243_700);
    expect(kept('OPERATOR', 30 + 1 / 3_600_000)).toBe(251_800);
    expect([kept('OPERATOR', -0.5), kept('OPERATOR', 0), kept('OPERATOR', 96)]).toEqual([0, 0, 779_900]);
  });

  it('refunds the agreed part of the fare for the unused time if the customer ends the trip', () => {
    expect(kept('CUSTOMER', 30)).toBe(779_900);
    expect(kept('CUSTOMER', 30, 100)).toBe(291_900);
    expect(kept('CUSTOMER', 30, 50)).toBe(535_900);
    expect(kept('CUSTOMER', 95, 100)).toBe(779_900);
    expect(kept('CUSTOMER', 1, 100)).toBe(219_900);
  });

  it('keeps no more than the fare after the reduction for a late handover', () => {
    expect(kept('OPERATOR', 96, 0, { kept: paise(200_000) })).toBe(200_000);
    expect(kept('CUSTOMER', 30, 0, { kept: paise(700_000) })).toBe(700_000);
    expect(kept('OPERATOR', 30, 0, { kept: paise(700_000) })).toBe(218_700);
  });

  it('uses the total as the fare of the time used if no prices are stored', () => {
    const stored = { ...fare };
    delete stored.prices;
    expect(kept('OPERATOR', 30, 0, { fare: stored })).toBe(243_700);
    expect(kept('CUSTOMER', 30, 100, { fare: stored })).toBe(779_900);
  });
});
