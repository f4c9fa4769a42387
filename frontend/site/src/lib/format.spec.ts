import { formatsOf } from './format';

const en = formatsOf('en', (time, day) => `${time} (start of ${day})`);
const hi = formatsOf('hi', (time, day) => `${time} (${day} की शुरुआत)`);

it('formats dates for India, in English and in Hindi with Latin digits', () => {
  expect(en.formatMoment('2026-11-21', '12:00')).toBe('Sat, 21 Nov 2026, 12:00 PM');
  expect(hi.formatMoment('2026-11-21', '12:00')).toBe('शनि, 21 नव॰ 2026, 12:00 PM');
  expect(hi.formatMonth('2026-11-01')).toBe('नवंबर 2026');
});

it('formats instants in the local time of the city', () => {
  expect(en.formatInstant('2026-11-21T06:30:00Z')).toBe('Sat, 21 Nov 2026, 12:00 PM IST');
  expect(en.formatInstant('2026-11-21T20:05:00Z')).toBe('Sun, 22 Nov 2026, 1:35 AM IST');
});

it('shows which day a midnight begins', () => {
  expect(en.formatTime('2026-12-15', '00:00')).toBe('12:00 AM (start of Tue, 15 Dec)');
  expect(en.formatTime('2026-12-15', '00:30')).toBe('12:30 AM');
  expect(en.formatMoment('2026-12-15', '00:00')).toBe('12:00 AM (start of Tue, 15 Dec 2026)');
  expect(hi.formatMoment('2026-12-15', '00:00')).toBe('12:00 AM (मंगल, 15 दिस॰ 2026 की शुरुआत)');
});
