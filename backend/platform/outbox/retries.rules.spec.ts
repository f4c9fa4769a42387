import { isLastAttempt, retryAfterSeconds } from './retries.rules.js';

/** The seconds from the first attempt to the last. */
function totalRetrySeconds(hasUnknownExpiry: boolean, random: number): number {
  let seconds = 0;
  for (let attempts = 1; !isLastAttempt({ attempts, hasUnknownExpiry }); attempts += 1)
    seconds += retryAfterSeconds(attempts, random);
  return seconds;
}

it('doubles the delay after each attempt up to an hour, with a quarter of jitter', () => {
  expect([1, 2, 3, 4].map((attempts) => retryAfterSeconds(attempts, 0.5))).toEqual([5, 10, 20, 40]);
  expect([10, 11, 30].map((attempts) => retryAfterSeconds(attempts, 0.5))).toEqual([2560, 3600, 3600]);
  expect([0, 1].map((random) => retryAfterSeconds(3, random))).toEqual([15, 25]);
});

it('ends before a code of an earlier release expires, and after about a day for other messages', () => {
  expect(totalRetrySeconds(true, 1)).toBeLessThan(600);
  expect(totalRetrySeconds(false, 0.5) / 3600).toBeCloseTo(24, 0);
});
