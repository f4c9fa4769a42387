import { rupees } from '../../../contract/money.js';
import type { PeriodRules } from '../../../contract/rentals/rental-period.js';
import { refuseQuery, windowOf } from './vehicle-query.rules.js';

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
// 20 November in London, 21 November in Pune.
const NOW = new Date('2026-11-20T20:00:00Z');

describe('windowOf', () => {
  it('lasts from noon to noon by default', () => {
    expect(windowOf({ from: '2026-12-01', to: '2026-12-03' }, RULES)).toEqual({
      fromDate: '2026-12-01',
      toDate: '2026-12-03',
      pickupTime: '12:00',
      dropTime: '12:00',
    });
  });

  it('ends with the return hours on a single day', () => {
    expect(windowOf({ from: '2026-12-01', to: '2026-12-01' }, RULES).dropTime).toBe('23:00');
  });

  it('is null unless both dates are given', () => {
    expect(windowOf({ from: '2026-12-01' }, RULES)).toBeNull();
    expect(windowOf({ to: '2026-12-01' }, RULES)).toBeNull();
  });
});

describe('refuseQuery', () => {
  it.each([
    [{}],
    [{ from: '2026-11-21', to: '2026-11-21' }],
    [{ from: '2027-05-20', to: '2027-07-19' }],
    [{ minCost: rupees(50), maxCost: rupees(50) }],
  ])('accepts %j', (query) => {
    expect(refuseQuery(query, RULES, NOW)).toBeNull();
  });

  it.each([
    ['maxCost', { minCost: rupees(51), maxCost: rupees(50) }],
    ['to', { from: '2026-12-01' }],
    ['from', { to: '2026-12-01' }],
    ['from', { from: '2026-11-20', to: '2026-11-22' }],
    ['from', { from: '2027-05-21', to: '2027-05-22' }],
    ['to', { from: '2026-12-02', to: '2026-12-01' }],
    ['to', { from: '2026-12-01', to: '2027-01-31' }],
    ['dropTime', { from: '2026-12-01', to: '2026-12-01', pickupTime: '18:00', dropTime: '17:30' }],
    ['dropTime', { from: '2026-12-01', to: '2026-12-01', pickupTime: '23:00' }],
  ])('refuses %s in %j', (field, query) => {
    expect(refuseQuery(query, RULES, NOW)?.field).toBe(field);
  });
});
