import { rupees, toPaise } from '@contract/money';
import { durationMessage, type FareQuote, type RentalAction } from '@contract/rentals/fare';
import { type Locale, localize } from './i18n';
import { serverHindi } from './messages/hindi';
import { quoteFare } from './quote-fare';

const ENGLISH: Locale = { language: 'en', translations: {} };
const HINDI: Locale = { language: 'hi', translations: serverHindi };
const rules = {
  washingFee: rupees(199),
  convenienceFee: rupees(199),
  damageInsurance: rupees(0),
  discounts: [
    { fromDays: 3, percent: 5 },
    { fromDays: 7, percent: 10 },
  ],
};

function quoteOf(toDate: string, dropTime: string, action: RentalAction): FareQuote {
  const price = { costPerDay: toPaise(rupees(1800.5)), costPerHour: toPaise(rupees(120)) };
  return quoteFare(price, { fromDate: '2026-12-01', toDate, pickupTime: '12:00', dropTime }, action, rules);
}

const labels = ({ lines }: FareQuote, locale: Locale): string[] =>
  lines.map((line) => localize({ message: line.label, ...line }, locale));

it('lists days, hours and fixed fees', () => {
  const quote = quoteOf('2026-12-02', '15:00', 'book');
  expect(labels(quote, ENGLISH)).toEqual([
    'Car price, 1 day at ₹1,800.50',
    'Extra 3 hours',
    'Damage insurance',
    'Washing fee',
  ]);
  expect(labels(quote, HINDI)).toEqual([
    'कार का किराया, ₹1,800.50 के हिसाब से 1 दिन',
    'अतिरिक्त 3 घंटे',
    'डैमेज इंश्योरेंस',
    'धुलाई शुल्क',
  ]);
});

it('lists the discount and the fee of a reservation', () => {
  const quote = quoteOf('2026-12-04', '12:00', 'reserve');
  expect(labels(quote, ENGLISH)).toEqual([
    'Car price, 3 days at ₹1,800.50',
    'Discount 5%',
    'Damage insurance',
    'Washing fee',
    'Convenience fee',
  ]);
  expect(labels(quote, HINDI)).toEqual([
    'कार का किराया, ₹1,800.50 के हिसाब से 3 दिन',
    'छूट 5%',
    'डैमेज इंश्योरेंस',
    'धुलाई शुल्क',
    'सुविधा शुल्क',
  ]);
});

it('reports that one more day costs less', () => {
  const quote = quoteOf('2026-12-07', '23:00', 'book');
  expect(labels(quote, ENGLISH)[0]).toBe('Car price, 7 days: costs less than 6 days 11 hours');
  expect(labels(quote, HINDI)[0]).toBe('कार का किराया, 7 दिन: 6 दिन 11 घंटे से सस्ता');
});

it('formats the length of a rental', () => {
  const durations = (duration: number, extraHours: number): string[] =>
    [ENGLISH, HINDI].map((locale) => localize(durationMessage({ duration, extraHours }), locale));
  expect(durations(2, 0)).toEqual(['2 days', '2 दिन']);
  expect(durations(1, 1)).toEqual(['1 day 1 hour', '1 दिन 1 घंटा']);
});

it('returns in English a line without a key, which an earlier version stored', () => {
  expect(localize({ message: 'Washing fee' }, HINDI)).toBe('Washing fee');
});
