import { announcementDue, secondsUntil } from './hold-countdown.rules';

it('announces a mark once when the clock passes it', () => {
  expect([announcementDue(301, 300), announcementDue(300, 299), announcementDue(299, 298)]).toEqual([
    300,
    null,
    null,
  ]);
});

it('announces the first of several marks that passed while the screen was off', () => {
  expect(announcementDue(800, 550)).toBe(600);
});

it('counts whole seconds and stops at zero', () => {
  expect([secondsUntil(10_000, 8_500), secondsUntil(10_000, 12_000)]).toEqual([2, 0]);
});
