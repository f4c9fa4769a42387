import { rupees } from '@contract/money';
import type { ChargesWire } from '@contract/rentals/charges';
import { localize } from '@shared/i18n/localize';
import { costLines } from './cost-lines.rules';

const NOTHING: ChargesWire = {
  fuelIncluded: false,
  refuelFee: rupees(0),
  tollsIncluded: false,
  challanFee: rupees(0),
  damageLimit: rupees(0),
  deposit: rupees(0),
  kmPerDay: 0,
  extraKmFee: rupees(0),
};
const FARE = { washingFee: rupees(199), convenienceFee: rupees(199), discounts: [] };

function lines(charges: Partial<ChargesWire>, damageInsurance = 0, lateFee = 300): Record<string, string> {
  const settings = {
    charges: { ...NOTHING, ...charges },
    fare: { ...FARE, damageInsurance: rupees(damageInsurance) },
    lateFeePerHour: rupees(lateFee),
    rules: { lateGraceMinutes: 30 },
  };
  const english = { language: 'en', translations: {} } as const;
  return Object.fromEntries(
    costLines(settings).map(({ item, texts }) => [
      localize(item, english),
      texts.map((text) => localize(text, english)).join(' '),
    ]),
  );
}

describe('what can cost money besides the fare', () => {
  it('is a line each, also where there is nothing to pay', () => {
    expect(lines({})).toEqual({
      Fuel: expect.stringMatching(/^Not included\..*what is missing\.$/),
      Kilometres: 'No limit.',
      'Security deposit': 'None.',
      'Tolls, parking, state taxes': 'Not included. You pay them.',
      'Challans (traffic fines)': 'You pay the fines of your rental. No fee on top.',
      Damage: 'You pay for the repair of damage from your rental. The fare includes no damage insurance.',
      'Late return': '₹300 per hour or part of an hour, after 30 minutes.',
    });
  });

  it('names the amounts of the settings', () => {
    const charges = {
      refuelFee: rupees(200),
      challanFee: rupees(100),
      damageLimit: rupees(15_000),
      deposit: rupees(3000),
      kmPerDay: 250,
      extraKmFee: rupees(12.5),
    };
    expect(lines(charges, 149)).toMatchObject({
      Fuel: expect.stringContaining('plus ₹200.'),
      Kilometres: '250 km for each day. Each further kilometre: ₹12.50.',
      'Security deposit': expect.stringMatching(/^₹3,000, paid at pickup/),
      'Challans (traffic fines)': expect.stringContaining('plus ₹100 for each.'),
      Damage: 'You pay for the repair of damage from your rental, at most ₹15,000 for each damage.',
    });
  });

  it('says what is included, and no limit where going beyond it costs nothing', () => {
    expect(lines({ fuelIncluded: true, tollsIncluded: true, kmPerDay: 250 }, 0, 0)).toMatchObject({
      Fuel: 'Included in the fare.',
      Kilometres: 'No limit.',
      'Tolls, parking, state taxes': 'Included in the fare.',
      'Late return': 'No extra charge.',
    });
  });
});
