import { retryAfter, retryAfterUnknown } from './login-limits.rules.js';

const nothing = { secondsSinceLast: null, agesOfIdentity: [], agesOfAddress: [] };
const ages = (count: number): number[] => Array.from({ length: count }, (_, index) => 3000 - index * 10);

describe('limits of one-time codes', () => {
  it.each([
    ['a first request', nothing, null],
    ['a request at once again', { ...nothing, secondsSinceLast: 4, agesOfIdentity: [4] }, 26],
    ['a request after the wait', { ...nothing, secondsSinceLast: 30, agesOfIdentity: [30] }, null],
    ['a fifth for the identity', { ...nothing, secondsSinceLast: 60, agesOfIdentity: ages(4) }, null],
    ['a sixth for the identity', { ...nothing, secondsSinceLast: 60, agesOfIdentity: ages(5) }, 600],
    ['a twenty-first from the address', { ...nothing, agesOfAddress: ages(20) }, 600],
  ])('%s waits %p', (_, before, wait) => expect(retryAfter(before, 'on')).toBe(wait));

  it('allow twelve times as much in a demonstration, but keep the resend wait', () => {
    expect(retryAfter({ ...nothing, agesOfIdentity: ages(59) }, 'demo')).toBeNull();
    expect(retryAfter({ ...nothing, agesOfIdentity: ages(60) }, 'demo')).toBe(600);
    expect(retryAfter({ ...nothing, secondsSinceLast: 1 }, 'demo')).toBe(29);
  });

  it('are lifted by off', () => {
    expect(
      retryAfter({ secondsSinceLast: 0, agesOfIdentity: ages(99), agesOfAddress: ages(99) }, 'off'),
    ).toBeNull();
    expect(retryAfterUnknown(ages(99), 'off')).toBeNull();
  });

  it('count unknown e-mail addresses', () => {
    expect(retryAfterUnknown(ages(9), 'on')).toBeNull();
    expect(retryAfterUnknown(ages(10), 'on')).toBe(600);
  });
});
