import { inEnglish } from '../../platform/http/wire-message.js';
import { paise } from '../money.js';
import { type ComputedLine, lateLine } from './late-line.js';
import { type CarReading, extraKmLine, fuelLine, type PickupReading } from './usage-lines.js';

const shown = (line: ComputedLine | null) => line && [line.amount, inEnglish(line.text)];

const TERMS = { fuelIncluded: false, refuelFee: paise(20_000) };
const PICKUP: PickupReading = {
  odometer: 45_210,
  fuel: 8,
  fuelUnit: 'EIGHTHS',
  fuelPrice: paise(10_500),
  capacity: 40,
};

describe('line for missing fuel', () => {
  const after = (
    fuel: number,
    { terms = TERMS, pickup = PICKUP, unit = pickup.fuelUnit }: Partial<FuelCase> = {},
  ) => shown(fuelLine(terms, pickup, { odometer: 45_300, fuel, fuelUnit: unit }));
  interface FuelCase {
    terms: typeof TERMS;
    pickup: PickupReading;
    unit: CarReading['fuelUnit'];
  }

  it('charges the missing eighths of the tank and the refuelling fee', () => {
    expect(after(6)).toEqual([125_000, '2 eighths of 40 l = 10 l × ₹105 + refuelling ₹200.']);
    expect(after(7)).toEqual([72_500, '1 eighth of 40 l = 5 l × ₹105 + refuelling ₹200.']);
    expect(after(0)).toEqual([440_000, '8 eighths of 40 l = 40 l × ₹105 + refuelling ₹200.']);
    const terms = { ...TERMS, refuelFee: paise(0) };
    expect(after(6, { terms })).toEqual([105_000, '2 eighths of 40 l = 10 l × ₹105.']);
  });

  it('charges the missing percent of a battery, rounded down to a rupee', () => {
    const pickup: PickupReading = {
      ...PICKUP,
      fuel: 90,
      fuelUnit: 'PERCENT',
      fuelPrice: paise(1855),
      capacity: 40.5,
    };
    expect(after(57, { pickup })).toEqual([44_700, '33% of 40.5 kWh = 13.365 kWh × ₹18.55 + charging ₹200.']);
    const terms = { ...TERMS, refuelFee: paise(0) };
    expect(after(40, { pickup, terms })).toEqual([37_500, '50% of 40.5 kWh = 20.25 kWh × ₹18.55.']);
  });

  it.each<[string, number, Partial<FuelCase>]>([
    ['as much fuel as at pickup', 8, {}],
    ['more fuel than at pickup', 8, { pickup: { ...PICKUP, fuel: 5 } }],
    ['fuel that the fare includes', 0, { terms: { ...TERMS, fuelIncluded: true } }],
    ['fuel without a price', 0, { pickup: { ...PICKUP, fuelPrice: null } }],
    ['a car whose tank is unknown', 0, { pickup: { ...PICKUP, capacity: null } }],
    ['a car whose display has changed its unit', 0, { unit: 'PERCENT' }],
  ])('is null for %s', (_, fuel, given) => {
    expect(after(fuel, given)).toBeNull();
  });
});

describe('line for additional kilometres', () => {
  const after = (km: number, kmPerDay = 250, fee = 1200, chargedDays = 2) =>
    shown(
      extraKmLine({ charges: { kmPerDay, extraKmFee: paise(fee) }, fare: { chargedDays } }, PICKUP, {
        odometer: PICKUP.odometer + km,
      }),
    );

  it('charges each kilometre above those of the charged days', () => {
    expect(after(501)).toEqual([1200, '501 km driven − 250 km × 2 days = 1 km × ₹12.']);
    expect(after(1700, 250, 1250)).toEqual([
      1_500_000,
      '1,700 km driven − 250 km × 2 days = 1,200 km × ₹12.50.',
    ]);
    expect(after(300, 250, 1200, 1)).toEqual([60_000, '300 km driven − 250 km × 1 day = 50 km × ₹12.']);
  });

  it('is null within the limit, without a limit and without a price', () => {
    expect(after(500)).toBeNull();
    expect(after(0)).toBeNull();
    expect(after(5000, 0)).toBeNull();
    expect(after(5000, 250, 0)).toBeNull();
  });
});

describe('line for a late return', () => {
  const ENDS_AT = new Date('2026-11-21T12:00:00Z');
  const after = (minutes: number, lateFeePerHour = 30_000) =>
    shown(
      lateLine(
        {
          charges: { lateFeePerHour: paise(lateFeePerHour), lateGraceMinutes: 30 },
          fare: { lines: [{ label: 'Car price', amount: paise(400_000) }], chargedDays: 2 },
          endsAt: ENDS_AT,
        },
        new Date(ENDS_AT.getTime() + minutes * 60_000),
      ),
    );

  it('charges started hours after the grace, at most the price of a day', () => {
    expect(after(31)).toEqual([
      30_000,
      '0 h 31 min late. 1 started hour after 30 minutes, at ₹300 an hour and at most ₹2,000 a day.',
    ]);
    expect(after(130)?.[0]).toBe(60_000);
    expect(after(8 * 60)?.[0]).toBe(200_000);
  });

  it('is null for a return on time or within the grace period, and without a fee', () => {
    expect([after(-60), after(0), after(30), after(600, 0)]).toEqual([null, null, null, null]);
  });
});
