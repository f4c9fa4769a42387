import { formatsOf } from './format';

it('formats dates for India, in English and in Hindi with Latin digits', () => {
  const [en, hi] = [formatsOf('en'), formatsOf('hi')];
  expect(en.formatMoment('2026-11-21', '12:00')).toBe('21 Nov 2026, 12:00 PM');
  expect(hi.formatMoment('2026-11-21', '12:00')).toBe('21 नवंबर 2026, 12:00 PM');
  expect(hi.formatMonth('2026-11-01')).toBe('नवंबर 2026');
});

it('formats instants like moments, in local time of the city', () => {
  expect(formatsOf('en').formatInstant('2026-11-21T06:30:00Z')).toBe('21 Nov 2026, 12:00 PM IST');
  expect(formatsOf('en').formatInstant('2026-11-21T20:05:00Z')).toBe('22 Nov 2026, 1:35 AM IST');
});
