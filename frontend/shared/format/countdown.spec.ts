import { formatCountdown } from './countdown';

it.each([
  [65, '1:05'],
  [0, '0:00'],
  [-3, '0:00'],
])('formats %d seconds as %s', (seconds, written) => expect(formatCountdown(seconds)).toBe(written));
