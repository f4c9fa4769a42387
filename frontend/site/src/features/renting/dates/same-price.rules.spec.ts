import { NO_PAISE, paise } from '@contract/money';
import { computeFare } from '@contract/rentals/fare';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { wallMinute } from '../availability/occupancy.rules';
import type { CarCalendar } from '../availability/slots.rules';
import { samePriceWindow } from './same-price.rules';

const RULES = {
  zone: 'Asia/Kolkata',
  pickupFrom: '12:00',
  pickupTo: '23:00',
  returnFrom: '00:00',
  returnTo: '23:00',
  maxAdvanceDays: 180,
  maxLengthDays: 60,
  minLeadMinutes: 60,
} satisfies CarCalendar['rules'];
const FARE = {
  washingFee: paise(19_900),
  convenienceFee: NO_PAISE,
  damageInsurance: NO_PAISE,
  discounts: [{ fromDays: 3, percent: 5 }],
};
const PRICE = { costPerDay: paise(240_000), costPerHour: paise(60_000) };
const calendar = (blocked: CarCalendar['blocked'] = []): CarCalendar => ({
  rules: RULES,
  blocked,
  now: wallMinute('2027-01-01', '09:00'),
});
const rental = (toDate: string, dropTime: string): RentalWindow => ({
  fromDate: '2027-01-10',
  toDate,
  pickupTime: '12:00',
  dropTime,
});
const totalOf = (window: RentalWindow) => computeFare(PRICE, window, 'book', FARE).total;
const latest = (window: RentalWindow, blocked?: CarCalendar['blocked']) =>
  samePriceWindow(window, calendar(blocked), totalOf);

it('offers a return at the end of the started hour', () => {
  expect(latest(rental('2027-01-11', '12:30'))).toEqual(rental('2027-01-11', '13:00'));
});

it('offers nothing if every later return costs more', () => {
  expect(latest(rental('2027-01-11', '12:00'))).toBeNull();
});

it('offers the next day if the hours already cost a whole day', () => {
  expect(latest(rental('2027-01-11', '16:30'))).toEqual(rental('2027-01-12', '12:00'));
  expect(latest(rental('2027-01-10', '18:00'))).toEqual(rental('2027-01-11', '12:00'));
});

it('offers no return after the next rental of the car starts', () => {
  const next = { start: wallMinute('2027-01-11', '20:00'), end: wallMinute('2027-01-12', '20:00') };
  expect(latest(rental('2027-01-11', '16:30'), [next])).toEqual(rental('2027-01-11', '20:00'));
});
