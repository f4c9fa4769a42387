import { RenewedValue, type Versioned } from './renewed-value.js';

/** A database whose query results come from the test. */
function source() {
  const answers: { resolve: (found: Versioned<string>) => void; reject: (error: Error) => void }[] = [];
  let version = 0;
  let reports = 0;
  const value = new RenewedValue<string>(
    {
      name: 'test',
      read: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
      readVersion: () => Promise.resolve(version),
    },
    { version: 0, value: 'initial' },
    () => (reports += 1),
  );
  return {
    value,
    reports: () => reports,
    readings: () => answers.length,
    answer: (n: number, found: Versioned<string>) => answers[n]!.resolve(found),
    fail: (n: number) => answers[n]!.reject(new Error('The database is away.')),
    change: (to: number) => (version = to),
  };
}

describe('RenewedValue', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs one more query for all notices that arrive during a query', async () => {
    const { value, readings, answer } = source();
    const first = value.renew();
    const others = [value.renew(), value.renew(), value.renew()];
    expect(readings()).toBe(1);
    answer(0, { version: 1, value: 'old' });
    await first;
    expect(readings()).toBe(2);
    answer(1, { version: 2, value: 'new' });
    await Promise.all(others);
    expect([readings(), value.current]).toEqual([2, 'new']);
  });

  it('retries a failed query until it succeeds', async () => {
    const { value, readings, answer, fail } = source();
    const first = value.renew();
    fail(0);
    await expect(first).rejects.toThrow('The database is away.');
    await jest.advanceTimersByTimeAsync(1_000);
    fail(1);
    await jest.advanceTimersByTimeAsync(1_000);
    answer(2, { version: 1, value: 'new' });
    await jest.advanceTimersByTimeAsync(0);
    expect([readings(), value.current]).toEqual([3, 'new']);
  });

  it('neither reports nor retries a query that fails after the process began to stop', async () => {
    const { value, readings, reports, change, fail } = source();
    change(1);
    const compared = value.compare();
    await jest.advanceTimersByTimeAsync(0);
    value.stop();
    fail(0);
    await compared;
    await jest.advanceTimersByTimeAsync(1_000);
    expect([readings(), reports()]).toEqual([1, 0]);
  });

  it('keeps a newer value that a command adopted during a query', async () => {
    const { value, answer } = source();
    const reading = value.renew();
    value.adopt({ version: 2, value: 'adopted' });
    answer(0, { version: 1, value: 'old' });
    await reading;
    value.adopt({ version: 1, value: 'old' });
    expect([value.version, value.current]).toEqual([2, 'adopted']);
  });

  it('reads again only if the database has another version, and is otherwise confirmed', async () => {
    const { value, readings, answer, change } = source();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(value.ageMs).toBeGreaterThanOrEqual(60_000);
    await value.compare();
    expect([readings(), value.ageMs < 1_000]).toEqual([0, true]);
    change(1);
    const compared = value.compare();
    await jest.advanceTimersByTimeAsync(0);
    answer(0, { version: 1, value: 'new' });
    await compared;
    expect(value.current).toBe('new');
  });
});
