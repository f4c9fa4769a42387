import { retryAfterAddress, retryAfterIdentity } from './login-limits.rules.js';

const ages = (count: number): number[] => Array.from({ length: count }, (_, index) => 3000 - index * 10);

describe('one-time code limits', () => {
  it.each([
    ['a first request', { secondsSinceLast: null, ages: [] }, null],
    ['an immediate second request', { secondsSinceLast: 4, ages: [4] }, 26],
    ['a request after the wait', { secondsSinceLast: 30, ages: [30] }, null],
    ['a fifth request', { secondsSinceLast: 60, ages: ages(4) }, null],
    ['a sixth request', { secondsSinceLast: 60, ages: ages(5) }, 600],
  ])('delays %s for one identity by %p seconds', (_, before, wait) =>
    expect(retryAfterIdentity(before, 'on')).toBe(wait),
  );

  it.each([
    ['a twentieth code', { codes: ages(19), refusals: [] }, null],
    ['a twenty-first code', { codes: ages(20), refusals: [] }, 600],
    ['anything after nine refusals', { codes: ages(3), refusals: ages(9) }, null],
    ['anything after ten refusals', { codes: [], refusals: ages(10) }, 600],
    ['anything after both', { codes: ages(20), refusals: ages(12) }, 620],
  ])('delays %s for one IP address by %p seconds', (_, before, wait) =>
    expect(retryAfterAddress(before, 'on')).toBe(wait),
  );

  it('allows twelve times as many requests in a demonstration, with the same resend delay', () => {
    expect(retryAfterIdentity({ secondsSinceLast: null, ages: ages(59) }, 'demo')).toBeNull();
    expect(retryAfterIdentity({ secondsSinceLast: null, ages: ages(60) }, 'demo')).toBe(600);
    expect(retryAfterIdentity({ secondsSinceLast: 1, ages: [1] }, 'demo')).toBe(29);
    expect(retryAfterAddress({ codes: ages(239), refusals: ages(119) }, 'demo')).toBeNull();
    expect(retryAfterAddress({ codes: [], refusals: ages(120) }, 'demo')).toBe(600);
  });

  it('applies no limit if switched off', () => {
    expect(retryAfterIdentity({ secondsSinceLast: 0, ages: ages(99) }, 'off')).toBeNull();
    expect(retryAfterAddress({ codes: ages(99), refusals: ages(99) }, 'off')).toBeNull();
  });
});
