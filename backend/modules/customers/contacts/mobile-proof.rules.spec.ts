import { replacesWait } from './mobile-proof.rules.js';

const NOW = new Date('2026-11-29T10:00:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);

describe('replacesWait', () => {
  it.each([
    ['refuses a number that was not proved', null, null, false],
    ['accepts a number that the customer has just proved', 0, 'SMS', true],
    ['refuses a number that was proved to an admin within a day', 23.9, 'STAFF', false],
    ['accepts a number that was proved to an admin a day ago', 24, 'STAFF', true],
  ] as const)('%s', (_, hours, mobileProvenBy, expected) => {
    const mobileProvenAt = hours === null ? null : hoursAgo(hours);
    expect(replacesWait({ mobileProvenAt, mobileProvenBy }, NOW)).toBe(expected);
  });
});
