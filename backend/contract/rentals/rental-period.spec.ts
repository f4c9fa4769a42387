import { inEnglish } from '../../platform/http/wire-message.js';
import { type PeriodRules, refusePeriod, type RentalWindow } from './rental-period.js';

const RULES: PeriodRules = {
  zone: 'Asia/Kolkata',
  pickupFrom: '12:00',
  pickupTo: '23:00',
  returnFrom: '00:00',
  returnTo: '23:00',
  maxAdvanceDays: 180,
  maxLengthDays: 60,
  minLeadMinutes: 60,
};
// 10:00 on 1 December in the city.
const NOW = new Date('2026-12-01T04:30:00Z');

const ask = (over: Partial<RentalWindow>): RentalWindow => ({
  fromDate: '2026-12-05',
  toDate: '2026-12-07',
  pickupTime: '12:00',
  dropTime: '12:00',
  ...over,
});

describe('rental period', () => {
  it.each<[string, Partial<RentalWindow>]>([
    ['several days', {}],
    ['one day', { toDate: '2026-12-05', dropTime: '12:30' }],
    ['the edges of both windows', { pickupTime: '23:00', dropTime: '00:00' }],
    ['the last hour', { dropTime: '23:00' }],
    ['today, at least an hour ahead', { fromDate: '2026-12-01' }],
    ['the furthest day ahead', { fromDate: '2027-05-30', toDate: '2027-05-31' }],
    ['the longest rental', { toDate: '2027-02-03' }],
  ])('accepts %s', (_, over) => expect(refusePeriod(ask(over), RULES, NOW)).toBeNull());

  it.each<[string, Partial<RentalWindow>, string, RegExp]>([
    ['a text that is not a date', { fromDate: 'soon' }, 'fromDate', /yyyy-MM-dd/],
    ['a day that does not exist', { toDate: '2026-02-30' }, 'toDate', /yyyy-MM-dd/],
    ['a time off the half hour', { pickupTime: '12:10' }, 'pickupTime', /half hour/],
    ['a pickup yesterday', { fromDate: '2026-11-30' }, 'fromDate', /before today/],
    ['a return before the pickup', { toDate: '2026-12-04' }, 'toDate', /before the pickup/],
    [
      'a pickup that is too early',
      { pickupTime: '11:30' },
      'pickupTime',
      /^Pickup time must be between 12:00 PM and 11:00 PM$/,
    ],
    ['a pickup that is too late', { pickupTime: '23:30' }, 'pickupTime', /^Pickup time must be/],
    [
      'a return that is too late',
      { dropTime: '23:30' },
      'dropTime',
      /^Return time must be between 12:00 AM and 11:00 PM$/,
    ],
    [
      'a same-day return at the pickup time',
      { toDate: '2026-12-05' },
      'dropTime',
      /^Return time must be between 12:00 PM and 11:00 PM$/,
    ],
    ['a day too far ahead', { fromDate: '2027-05-31', toDate: '2027-06-01' }, 'fromDate', /within 180 days/],
    ['a rental that is too long', { toDate: '2027-02-04' }, 'toDate', /at most 60 days/],
  ])('refuses %s', (_, over, field, message) => {
    const refusal = refusePeriod(ask(over), RULES, NOW);
    expect(refusal?.field).toBe(field);
    expect(inEnglish(refusal?.message ?? '')).toMatch(message);
  });

  it('requires an hour to prepare the car', () => {
    const at = (time: string): Date => new Date(`2026-12-05T${time}:00+05:30`);
    expect(refusePeriod(ask({}), RULES, at('11:00'))).toBeNull();
    expect(refusePeriod(ask({}), RULES, at('11:01'))).toMatchObject({ field: 'pickupTime' });
  });

  it('uses the midnight of the city for today', () => {
    const justAfterMidnight = new Date('2026-12-05T18:31:00Z');
    expect(refusePeriod(ask({}), RULES, justAfterMidnight)).toMatchObject({ field: 'fromDate' });
  });
});
