import { paise } from '@contract/money';
import type { RentalAction } from '@contract/rentals/fare';
import { computeFare, toFareQuote } from '@contract/rentals/fare';
import { knownFareLines } from './fare-lines.rules';

const rules = {
  washingFee: paise(19_900),
  convenienceFee: paise(19_900),
  damageInsurance: paise(0),
  discounts: [
    { fromDays: 3, percent: 5 },
    { fromDays: 7, percent: 10 },
  ],
};

function kinds(toDate: string, dropTime: string, action: RentalAction) {
  const window = { fromDate: '2026-12-01', toDate, pickupTime: '12:00', dropTime };
  const fare = computeFare({ costPerDay: paise(180_050), costPerHour: paise(12_000) }, window, action, rules);
  return knownFareLines(toFareQuote(fare)).map(({ about }) => about);
}

it('recognises days, hours and fixed fees', () => {
  expect(kinds('2026-12-02', '15:00', 'book')).toEqual([
    { kind: 'price', days: 1, perDay: 1800.5 },
    { kind: 'hours', hours: 3 },
    { kind: 'insurance' },
    { kind: 'washing' },
  ]);
});

it('recognises the discount and the fee of a reservation', () => {
  expect(kinds('2026-12-04', '12:00', 'reserve')).toEqual([
    { kind: 'price', days: 3, perDay: 1800.5 },
    { kind: 'discount', percent: 5 },
    { kind: 'insurance' },
    { kind: 'washing' },
    { kind: 'convenience' },
  ]);
});

it('recognises that another day was cheaper', () => {
  expect(kinds('2026-12-07', '23:00', 'book')[0]).toEqual({ kind: 'cheaperPrice', days: 7 });
});
