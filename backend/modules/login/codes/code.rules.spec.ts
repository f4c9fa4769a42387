import {
  ALLOWANCE,
  INSTALLATION_ALLOWANCE,
  LONG_ALLOWANCE,
  mayGetMobileCode,
  mayReachNumber,
  NETWORKS,
  planCode,
  planConfirmingCode,
  type RequestHistory,
  revealsAccounts,
  STRANGERS,
} from './code.rules.js';

const NOTHING: RequestHistory = {
  networkRequests: [],
  networkRefusals: [],
  askerRequests: [],
  strangerMessages: 0,
  wrongTries: 0,
  shortCodes: 0,
  longChallenges: 0,
  installationTries: 0,
  installationShortCodes: 0,
  sharedId: null,
  sharedAge: null,
  sharedOpen: null,
};
const ages = (count: number): number[] => Array.from({ length: count }, (_, index) => 3000 - index * 10);
const customer = { asker: STRANGERS, kind: 'email', limits: 'on' } as const;
const staff = { asker: STRANGERS, kind: 'mobile', limits: 'on' } as const;
const BROWSER = 'a0000000-0000-4000-8000-000000000001';

describe('request for a one-time code', () => {
  it.each<[string, Partial<RequestHistory>, number | null]>([
    ['a first request', {}, null],
    ['an immediate second request', { askerRequests: [4] }, 26],
    ['a request after the wait', { askerRequests: [30] }, null],
    ['a fifth request', { askerRequests: [...ages(3), 60] }, null],
    ['a sixth request', { askerRequests: ages(5) }, 600],
    ['a twentieth code of the network', { networkRequests: ages(19) }, null],
    ['a twenty-first code of the network', { networkRequests: ages(20) }, 600],
    ['a request after nine refusals', { networkRequests: ages(3), networkRefusals: ages(9) }, null],
    ['a request after ten refusals', { networkRefusals: ages(10) }, 600],
    ['a request above both limits', { networkRequests: ages(20), networkRefusals: ages(12) }, 620],
  ])('computes the delay of %s', (_, history, seconds) => {
    const plan = planCode(customer, { ...NOTHING, ...history });
    expect(plan.kind === 'wait' ? plan.seconds : null).toBe(seconds);
  });

  it('allows twelve times as many requests in a demonstration, with the same resend delay', () => {
    const demo = { ...customer, limits: 'demo' } as const;
    expect(planCode(demo, { ...NOTHING, askerRequests: [...ages(58), 60] }).kind).toBe('own');
    expect(planCode(demo, { ...NOTHING, askerRequests: ages(60) })).toMatchObject({ seconds: 600 });
    expect(planCode(demo, { ...NOTHING, askerRequests: [1] })).toMatchObject({ seconds: 29 });
    expect(planCode(demo, { ...NOTHING, networkRequests: ages(239), networkRefusals: ages(119) }).kind).toBe(
      'own',
    );
    expect(planCode(demo, { ...NOTHING, strangerMessages: 47 }).kind).toBe('own');
    expect(planCode(demo, { ...NOTHING, strangerMessages: 48 }).kind).toBe('shared');
  });

  it('applies no limits and always sends a new short code if the limits are off', () => {
    const off = { ...customer, limits: 'off' } as const;
    const much = { ...NOTHING, askerRequests: [0], networkRequests: ages(99), networkRefusals: ages(99) };
    expect(planCode(off, { ...much, strangerMessages: 1e6, wrongTries: 1e6 })).toEqual({
      kind: 'own',
      digits: 6,
    });
  });

  it('sends strangers four e-mails or one SMS with their own code, then a shared code', () => {
    expect(planCode(customer, { ...NOTHING, strangerMessages: 3 })).toEqual({ kind: 'own', digits: 6 });
    expect(planCode(customer, { ...NOTHING, strangerMessages: 4 })).toEqual({ kind: 'shared', digits: 10 });
    expect(planCode(staff, NOTHING)).toEqual({ kind: 'own', digits: 8 });
    expect(planCode(staff, { ...NOTHING, strangerMessages: 1 })).toEqual({ kind: 'shared', digits: 10 });
  });

  it('joins the shared code of the last five minutes, or of the last fifteen for staff', () => {
    const shared = { ...NOTHING, strangerMessages: 9, sharedId: 'x', sharedOpen: true };
    expect(planCode(customer, { ...shared, sharedAge: 299 })).toEqual({ kind: 'join', codeId: 'x' });
    expect(planCode(customer, { ...shared, sharedAge: 300 })).toEqual({ kind: 'shared', digits: 10 });
    expect(planCode(staff, { ...shared, sharedAge: 599 })).toEqual({ kind: 'join', codeId: 'x' });
    expect(planCode(staff, { ...shared, sharedAge: 700, sharedOpen: false })).toMatchObject({
      kind: 'wait',
      seconds: 200,
    });
  });

  it('sends known askers their own code regardless of how many messages strangers cause', () => {
    const flooded = { ...NOTHING, strangerMessages: 99, longChallenges: 99_999, installationTries: 9999 };
    for (const asker of [NETWORKS, BROWSER])
      expect(planCode({ ...customer, asker }, flooded)).toEqual({ kind: 'own', digits: 6 });
  });

  it('sends a long code if the tries of short codes could exceed the allowance', () => {
    const digits = (history: Partial<RequestHistory>, asker = STRANGERS): unknown => {
      const plan = planCode({ ...customer, asker }, { ...NOTHING, ...history });
      return 'digits' in plan ? plan.digits : plan;
    };
    expect(digits({ wrongTries: 40 })).toBe(6);
    expect(digits({ wrongTries: 41 })).toBe(10);
    expect(digits({ wrongTries: 20, shortCodes: 2 })).toBe(6);
    expect(digits({ wrongTries: 20, shortCodes: 3 })).toBe(10);
    expect(digits({ wrongTries: 20 }, BROWSER)).toBe(6);
    expect(digits({ wrongTries: 21 }, BROWSER)).toBe(10);
    expect(digits({ installationTries: 1990 })).toBe(6);
    expect(digits({ installationTries: 1991 })).toBe(10);
    expect(digits({ installationShortCodes: 200 })).toBe(10);
    expect(digits({ installationShortCodes: 200 }, NETWORKS)).toBe(6);
  });

  it('makes strangers wait when the open long codes could exceed the upper limit', () => {
    const plan = (history: Partial<RequestHistory>) => planCode(customer, { ...NOTHING, ...history }).kind;
    expect(plan({ wrongTries: 90_000, longChallenges: 999 })).toBe('own');
    expect(plan({ wrongTries: 90_000, longChallenges: 1000 })).toBe('wait');
  });

  it('allows a desk five codes an hour and twenty wrong codes a day for a customer', () => {
    expect(planConfirmingCode(NOTHING, 'on')).toEqual({ kind: 'own', digits: 6 });
    expect(planConfirmingCode({ ...NOTHING, askerRequests: ages(5) }, 'on').kind).toBe('wait');
    expect(planConfirmingCode({ ...NOTHING, wrongTries: 19 }, 'on').kind).toBe('own');
    expect(planConfirmingCode({ ...NOTHING, wrongTries: 20 }, 'on').kind).toBe('wait');
  });

  it('limits SMS with codes per customer, per number, and in total by a setting', () => {
    expect(mayGetMobileCode({ own: 2, all: 199 }, 200, 'on')).toBe(true);
    expect(mayGetMobileCode({ own: 3, all: 3 }, 200, 'on')).toBe(false);
    expect(mayGetMobileCode({ own: 0, all: 200 }, 200, 'on')).toBe(false);
    expect(mayGetMobileCode({ own: 35, all: 200 }, 200, 'demo')).toBe(false);
    expect(mayGetMobileCode({ own: 3, all: 200 }, 200, 'off')).toBe(true);
    expect([mayReachNumber(4, 'on'), mayReachNumber(5, 'on')]).toEqual([true, false]);
  });

  it('allows at most 200 responses an hour to reveal whether an account exists', () => {
    expect(revealsAccounts(199, 'on')).toBe(true);
    expect(revealsAccounts(200, 'on')).toBe(false);
    expect(revealsAccounts(200, 'demo')).toBe(true);
    expect(revealsAccounts(9999, 'off')).toBe(true);
  });
});

const HOUR = 3600;
const DAY = 24 * HOUR;
const EXPIRY_SECONDS = 600;
const TRIES = 10;
const ODDS: Record<number, number> = { 6: 1e-6, 8: 1e-8, 10: 1e-10 };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Simulates guesses at the codes of one identity, as many as the limits allow. */
class Attack {
  private challenges: { digits: number; sentAt: number }[] = [];
  private readonly guesses: { at: number; count: number; odds: number }[] = [];
  private readonly messages: number[] = [];
  private readonly requests: number[][];
  private sharedAt: number | null = null;

  constructor(
    private readonly kind: 'email' | 'mobile',
    private readonly asker: string,
    networks: number,
  ) {
    this.requests = Array.from({ length: networks }, () => []);
  }

  /** Returns the highest odds of a right guess in any 24 hours within two days. */
  run(step: number): number {
    for (let now = 0; now < 2 * DAY; now += step) {
      this.challenges = this.challenges.filter(({ sentAt }) => now - sentAt < EXPIRY_SECONDS);
      for (const own of this.requests) this.request(now, own);
      // Uses all tries of all challenges together. Later requests count them as wrong tries.
      const open = this.challenges.splice(0);
      this.guesses.push({
        at: now,
        count: TRIES * open.length,
        odds: TRIES * sum(open.map(({ digits }) => ODDS[digits]!)),
      });
    }
    return Math.max(...this.guesses.map(({ at }) => this.oddsIn(at)));
  }

  private request(now: number, own: number[]): void {
    const plan = planCode({ asker: this.asker, kind: this.kind, limits: 'on' }, this.historyAt(now, own));
    if (plan.kind === 'wait') return;
    own.push(now);
    if (plan.kind === 'shared') this.sharedAt = now;
    if (plan.kind !== 'join') this.messages.push(now);
    this.challenges.push({ digits: plan.kind === 'join' ? 10 : plan.digits, sentAt: now });
  }

  private historyAt(now: number, own: readonly number[]): RequestHistory {
    const recent = (times: readonly number[]): number[] =>
      times.filter((at) => now - at < HOUR).map((at) => now - at);
    const shared = this.sharedAt === null ? null : now - this.sharedAt;
    const since = Math.floor((now - DAY) / HOUR) * HOUR;
    const tries = sum(this.guesses.filter(({ at }) => at >= since).map(({ count }) => count));
    return {
      ...NOTHING,
      networkRequests: recent(own),
      askerRequests: recent(own),
      strangerMessages: this.asker === STRANGERS ? recent(this.messages).length : 0,
      wrongTries: tries,
      shortCodes: this.challenges.filter(({ digits }) => digits < 10).length,
      longChallenges: this.challenges.filter(({ digits }) => digits === 10).length,
      installationTries: tries,
      sharedId: shared === null ? null : 'shared',
      sharedAge: shared,
      sharedOpen: shared === null ? null : shared < EXPIRY_SECONDS,
    };
  }

  private oddsIn(start: number): number {
    return sum(this.guesses.filter(({ at }) => at >= start && at - start < DAY).map(({ odds }) => odds));
  }
}

describe('odds of guessing a code within 24 hours', () => {
  const LONG = (kind: 'email' | 'mobile'): number => LONG_ALLOWANCE[kind] * 1e-10;

  it('are at most 1e-4 for a customer and 1e-5 for a staff member, from any number of networks', () => {
    const customerOdds = (ALLOWANCE.email.strangers + ALLOWANCE.email.networks) * 1e-6 + LONG('email');
    const staffOdds = (ALLOWANCE.mobile.strangers + ALLOWANCE.mobile.networks) * 1e-8 + LONG('mobile');
    expect(customerOdds).toBeLessThanOrEqual(1e-4);
    expect(staffOdds).toBeLessThanOrEqual(1.0001e-5);
  });

  it('are at most 3e-3 for any account of the installation', () => {
    // Concurrent requests, 20 in each of two processes, do not count each other.
    expect((INSTALLATION_ALLOWANCE + 2 * 20 * 10) * 1e-6).toBeLessThanOrEqual(3e-3);
  });

  it.each([
    ['email', 1],
    ['email', 50],
    ['email', 300],
    ['mobile', 1],
    ['mobile', 50],
  ] as const)('stay within the bound of strangers in a simulation (%s, %s networks)', (kind, networks) => {
    const bound = ALLOWANCE[kind].strangers * (kind === 'email' ? 1e-6 : 1e-8) + LONG(kind);
    const worst = new Attack(kind, STRANGERS, networks).run(1800);
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThanOrEqual(bound * 1.000001);
  });

  it('stay within the bound of a known network in a simulation', () => {
    expect(new Attack('email', NETWORKS, 1).run(1800)).toBeLessThanOrEqual(31.01e-6);
  });
});
