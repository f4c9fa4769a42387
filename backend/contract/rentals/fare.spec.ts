import { inEnglish } from '../../platform/http/wire-message.js';
import { addDays } from '../calendar.js';
import { paise } from '../money.js';
import {
  type CarPrice,
  computeFare,
  describeFare,
  type Fare,
  type FareRulesInPaise,
  type RentalAction,
  toFareQuote,
} from './fare.js';
import type { RentalWindow } from './rental-period.js';

const RULES: FareRulesInPaise = {
  washingFee: paise(19_900),
  convenienceFee: paise(19_900),
  damageInsurance: paise(0),
  discounts: [
    { fromDays: 3, percent: 5 },
    { fromDays: 7, percent: 10 },
  ],
};
const PRICE: CarPrice = { costPerDay: paise(180_000), costPerHour: paise(7_500) };

const fareOf = (price: CarPrice, rental: RentalWindow, action: RentalAction): Fare =>
  describeFare(computeFare(price, rental, action, RULES), inEnglish);

function window(days: number, pickupTime = '12:00', dropTime = '12:00'): RentalWindow {
  return { fromDate: '2026-12-01', toDate: addDays('2026-12-01', days), pickupTime, dropTime };
}

describe('fare', () => {
  it.each([
    // days, drop time, action, rental cost, discount, total in rupees
    [0, '18:00', 'book', 1800, 0, 1999],
    [1, '12:00', 'book', 1800, 0, 1999],
    [1, '12:00', 'reserve', 1800, 0, 2198],
    [2, '12:00', 'book', 3600, 0, 3799],
    [3, '12:00', 'book', 5400, 270, 5329],
    [3, '12:00', 'reserve', 5400, 270, 5528],
    [6, '12:00', 'book', 10_800, 540, 10_459],
    [7, '12:00', 'book', 12_600, 1260, 11_539],
    [7, '12:00', 'reserve', 12_600, 1260, 11_738],
  ] as const)(
    'computes %d days with a return at %s to %s',
    (days, dropTime, action, rentalCost, discount, total) => {
      const quote = toFareQuote(fareOf(PRICE, window(days, '12:00', dropTime), action));
      expect(quote).toMatchObject({
        rentalCost,
        discount,
        total,
        duration: Math.max(1, days),
        extraHours: 0,
      });
    },
  );

  it('charges every started hour after the pickup time on the last day', () => {
    const fare = fareOf(PRICE, window(1, '12:00', '14:30'), 'book');
    expect(fare).toMatchObject({
      extraHours: 3,
      rentalCost: 180_000 + 3 * 7_500,
      durationText: '1 day 3 hours',
    });
  });

  it('never charges extra hours above one day', () => {
    const dear = { costPerDay: paise(180_000), costPerHour: paise(60_000) };
    const fare = fareOf(dear, window(1, '12:00', '23:00'), 'book');
    expect(fare.rentalCost).toBe(2 * 180_000);
  });

  it('gives no discount for a return before the pickup time', () => {
    expect(fareOf(PRICE, window(2, '12:00', '00:00'), 'book').rentalCost).toBe(2 * 180_000);
  });

  it('charges one day more if that costs less, and reports it', () => {
    // 2 days and 11 hours at 1,800 and 150 an hour: 5,250. Three days less 5%: 5,130.
    const fare = fareOf(
      { costPerDay: paise(180_000), costPerHour: paise(15_000) },
      window(2, '12:00', '23:00'),
      'book',
    );
    expect(fare).toMatchObject({ duration: 2, chargedDays: 3, discount: 27_000, total: 513_000 + 19_900 });
    expect(fare.lines[0]!.label).toBe('Car price, 3 days: costs less than 2 days 11 hours');
  });

  it('charges the days of a later discount if they cost less, and reports it', () => {
    const rules = { ...RULES, discounts: [{ fromDays: 30, percent: 30 }] };
    const fare = describeFare(computeFare(PRICE, window(24), 'book', rules), inEnglish);
    // 24 days: 43,200. Thirty days less 30%: 37,800.
    expect(fare).toMatchObject({ duration: 24, chargedDays: 30, total: 3_780_000 + 19_900 });
    expect(fare.lines[0]!.label).toBe('Car price, 30 days: costs less than 24 days');
  });

  it('never falls as the window grows, with 30 random sets of rising discounts', () => {
    const random = seeded(20_261_130);
    const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
    for (let round = 0; round < 30; round += 1) {
      const price = { costPerDay: paise(pick(500, 20_000) * 100), costPerHour: paise(pick(20, 1_500) * 100) };
      let [fromDays, percent] = [1, 0];
      const discounts = Array.from({ length: pick(1, 4) }, () => {
        fromDays += pick(1, 15);
        percent += pick(1, 20);
        return { fromDays, percent };
      });
      let before = 0;
      for (let days = 1; days <= 61; days += 1)
        for (let drop = 24; drop <= 46; drop += 2) {
          const { total } = computeFare(price, window(days, '12:00', halfHour(drop)), 'book', {
            ...RULES,
            discounts,
          });
          if (total < before)
            throw new Error(`${JSON.stringify({ price, discounts, days, drop })}: ${total} < ${before}`);
          before = total;
        }
    }
  });

  it('rounds a discount down to a whole rupee', () => {
    const fare = fareOf({ costPerDay: paise(133_300), costPerHour: paise(5_600) }, window(3), 'book');
    expect(fare.discount).toBe(19_900); // 5% of 3,999 is 199.95
  });

  it('contains the fees of each action', () => {
    const labels = (action: RentalAction): string[] =>
      fareOf(PRICE, window(1), action).lines.map((l) => l.label);
    expect(labels('book')).toEqual(['Car price, 1 day at ₹1,800', 'Damage insurance', 'Washing fee']);
    expect(labels('reserve')).toEqual([...labels('book'), 'Convenience fee']);
  });

  it('has lines that add up to the total, which is the same in paise and rupees', () => {
    const fare = fareOf(
      { costPerDay: paise(133_350), costPerHour: paise(5_650) },
      window(4, '12:30', '17:00'),
      'reserve',
    );
    expect(fare.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(fare.total);
    expect(toFareQuote(fare).total).toBe(fare.total / 100);
  });

  it('equals an independent computation of 100,000 random rentals', () => {
    const random = seeded(20_261_121);
    const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
    for (let round = 0; round < 100_000; round += 1) {
      const price = { costPerDay: paise(pick(50_000, 2_000_000)), costPerHour: paise(pick(2_000, 150_000)) };
      const days = pick(0, 60);
      const pickup = pick(24, 46);
      const drop = days === 0 ? pick(pickup + 1, 47) : pick(0, 46);
      const action = random() < 0.5 ? 'book' : 'reserve';
      const period = window(days, halfHour(pickup), halfHour(drop));
      const fare = computeFare(price, period, action, RULES);
      const total = independentTotal(price, { days, pickup, drop }, action);
      if (fare.total !== total || fare.lines.reduce((sum, line) => sum + line.amount, 0) !== total) {
        throw new Error(`${JSON.stringify({ price, period, action })}: ${fare.total} is not ${total}`);
      }
    }
  });
});

const halfHour = (n: number): string =>
  `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`;

/** The same rule in another form: exact integers, half hours, and every number of days that can cost less. */
function independentTotal(
  price: CarPrice,
  { days, pickup, drop }: Record<'days' | 'pickup' | 'drop', number>,
  action: RentalAction,
): number {
  const whole = days < 1 ? 1 : days;
  const hours = days < 1 || drop <= pickup ? 0 : (drop - pickup + 1) >> 1;
  const candidates = [
    {
      charged: whole,
      cost:
        BigInt(whole) * BigInt(price.costPerDay) +
        minimum(BigInt(hours) * BigInt(price.costPerHour), BigInt(price.costPerDay)),
    },
    ...[whole + 1, 3, 7]
      .filter((longer) => longer > whole)
      .map((longer) => ({ charged: longer, cost: BigInt(longer) * BigInt(price.costPerDay) })),
  ].map(({ charged, cost }) => {
    const percent = charged < 3 ? 0n : charged < 7 ? 5n : 10n;
    return cost - ((cost * percent) / 10_000n) * 100n;
  });
  return Number(candidates.reduce(minimum)) + (action === 'book' ? 19_900 : 39_800);
}

const minimum = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** mulberry32: the same numbers on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
