import { inEnglish } from '../../platform/http/wire-message.js';
import type { FuelType } from '../fleet/vehicles.js';
import { rupees } from '../money.js';
import { chargeLines } from './charge-lines.js';
import { type AgreedCharges, depositsOf, fuelPricesOf } from './charges.js';

const NOTHING: AgreedCharges = {
  fuelIncluded: false,
  refuelFee: rupees(0),
  tollsIncluded: false,
  challanFee: rupees(0),
  damageLimit: rupees(0),
  deposit: rupees(0),
  kmPerDay: 0,
  extraKmFee: rupees(0),
  lateFeePerHour: rupees(300),
  lateGraceMinutes: 30,
  damageInsurance: rupees(0),
};

const lines = (charges: Partial<AgreedCharges>): Record<string, string> =>
  Object.fromEntries(
    chargeLines({ ...NOTHING, ...charges }).map(({ item, texts }) => [
      inEnglish(item),
      texts.map(inEnglish).join(' '),
    ]),
  );

describe('possible charges besides the fare', () => {
  it('returns one line for each charge, even if it is free', () => {
    expect(lines({})).toEqual({
      Fuel: expect.stringMatching(/^Not included\..*what is missing\.$/),
      Kilometres: 'No limit.',
      'Security deposit': 'None.',
      'Tolls, parking, state taxes': 'Not included. You pay them.',
      'Challans (traffic fines)': 'You pay the fines of your rental. No additional fee.',
      Damage: 'You pay for the repair of damage from your rental. The fare includes no damage insurance.',
      'Late return':
        '₹300 per hour or part of an hour, after 30 minutes. At most the price of a day for each day.',
    });
  });

  it('shows the highest deposit if the deposit depends on the car', () => {
    const charges = { ...NOTHING, deposit: rupees(3000), depositWhen: 'WITH_FARE', depositDays: 5 } as const;
    const textOf = (suv: number): string =>
      chargeLines(charges, {
        inForce: {
          deposits: { ...depositsOf(() => rupees(3000)), SUV: rupees(suv) },
          fuelPrices: fuelPricesOf(() => rupees(0)),
        },
      })[2]!
        .texts.map(inEnglish)
        .join(' ');
    expect(textOf(3000)).toMatch(/^₹3,000, paid with the fare and returned within 5 days/);
    expect(textOf(0)).toMatch(/^It depends on the car; at most ₹3,000, paid/);
  });

  it('contains the fuel price of the car, or of each fuel that has a price', () => {
    const inForce = {
      deposits: depositsOf(() => rupees(0)),
      fuelPrices: { ...fuelPricesOf(() => rupees(0)), Petrol: rupees(105), Electric: rupees(18.5) },
    };
    const textsOf = (fuelType: FuelType | null, fuelIncluded = false): string[] =>
      chargeLines(
        { ...NOTHING, fuelIncluded },
        { inForce, car: fuelType ? { vehicleType: 'SUV', fuelType } : undefined },
      )[0]!
        .texts.slice(1)
        .map(inEnglish);
    const fixed = 'The price at pickup applies.';
    expect(textsOf('Petrol')).toEqual(['₹105 now for each missing litre of petrol.', fixed]);
    expect(textsOf('Diesel')).toEqual([]);
    expect(textsOf('Petrol', true)).toEqual([]);
    expect(textsOf(null)).toEqual([
      '₹105 now for each missing litre of petrol.',
      '₹18.50 now for each missing kilowatt-hour.',
      fixed,
    ]);
  });

  it('contains the amounts of the settings', () => {
    const charges = {
      refuelFee: rupees(200),
      challanFee: rupees(100),
      damageLimit: rupees(15_000),
      deposit: rupees(3000),
      kmPerDay: 250,
      extraKmFee: rupees(12.5),
      damageInsurance: rupees(149),
    };
    expect(lines(charges)).toMatchObject({
      Fuel: expect.stringContaining('plus ₹200.'),
      Kilometres: '250 km for each day. Each additional kilometre: ₹12.50.',
      'Security deposit': expect.stringMatching(/^₹3,000, paid at pickup and returned within 7 days/),
      'Challans (traffic fines)': expect.stringContaining('plus ₹100 for each.'),
      Damage: 'You pay for the repair of damage from your rental, at most ₹15,000 for each damage.',
    });
  });

  it('lists what is included, without a limit if exceeding it is free', () => {
    expect(
      lines({ fuelIncluded: true, tollsIncluded: true, kmPerDay: 250, lateFeePerHour: rupees(0) }),
    ).toMatchObject({
      Fuel: 'Included in the fare.',
      Kilometres: 'No limit.',
      'Tolls, parking, state taxes': 'Included in the fare.',
      'Late return': 'No extra charge.',
    });
  });
});
