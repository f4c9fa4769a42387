import { setTimeout as pause } from 'node:timers/promises';
import type { EditCarRequest } from '../../backend/contract/fleet/console-fleet';
import type { Hold } from '../../backend/contract/rentals/rentals';
import { summarise } from '../concurrency/summary';
import { CAR } from '../support/cars';
import { endAll } from '../support/end-all';
import { TestCluster } from '../support/processes/cluster';
import { dayAhead } from '../support/renting';
import { bearer, buildCar, buildStaff, signIn } from '../support/test-data';
import { bodyOf, call, closeConnections, type Received, type SignedIn, signedInCustomers } from './callers';

const ATTEMPTS = 10_000;
const REPEATS = 200;
const CONNECTIONS = 64;
const WITHIN_MS = 1_000;
const WRITES_PER_MINUTE = 120;
const WRITES = 160;
const BATCH = 20;
const WITHIN_MINUTE_MS = 55_000;
/** No other request comes from this IP address. */
const LAST_CALLER = 60_000;
/** The number of addresses that share the attempts. */
const ADDRESSES = 250;
const TIMEOUT_MS = 900_000;

describe('two processes and a worker behind the proxy', () => {
  let cluster: TestCluster;
  let people: SignedIn[];
  beforeAll(async () => {
    cluster = await TestCluster.open({ RATE_LIMITS: 'on', DRAIN_SECONDS: '0' });
    people = await signedInCustomers(cluster.server, CONNECTIONS);
  }, TIMEOUT_MS);
  afterAll(async () => {
    closeConnections();
    await endAll(cluster);
  });

  /** The responses of both processes. */
  const both = (path: string, token?: string): Promise<Received[]> =>
    Promise.all(
      (['web-1', 'web-2'] as const).map((name) =>
        call(cluster.addresses.processes[name], 0, { path, token }),
      ),
    );

  async function newCar(): Promise<number> {
    const id = await buildCar(cluster.server);
    while ((await both(`/api/vehicles/${id}`)).some(({ status }) => status !== 200));
    return id;
  }

  /** Waits until `isTrue`, and limits that time. */
  async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const startedAt = performance.now();
    while (!(await isTrue()));
    const took = performance.now() - startedAt;
    summarise(`cluster: ${what} after ${Math.round(took)} ms`);
    expect(took).toBeLessThan(WITHIN_MS);
  }

  it(
    `gives one slot to one of ${ATTEMPTS} attempts`,
    async () => {
      const carId = await newCar();
      const answers: { by: number; answer: Received; tookMs: number }[] = [];
      let begun = 0;
      // Every customer has a different window; all windows overlap in the middle.
      const windowOf = (by: number): object => ({
        carId,
        fromDate: dayAhead(10 + (by % 3)),
        toDate: dayAhead(14 + (by % 2)),
        pickupTime: '12:00',
        dropTime: '12:00',
        agreedToTerms: true,
        action: by % 2 === 0 ? 'book' : 'reserve',
      });
      const attempt = async ({ caller, token }: SignedIn): Promise<void> => {
        while (begun < ATTEMPTS) {
          begun += 1;
          const startedAt = performance.now();
          const sent = { method: 'POST', path: '/api/holds', token, json: windowOf(caller) } as const;
          // Each from a different IP address, so that none is limited.
          const answer = await call(cluster.server.url, begun % ADDRESSES, sent);
          answers.push({ by: caller, answer, tookMs: performance.now() - startedAt });
        }
      };
      await Promise.all(people.map(attempt));
      const won = answers.filter(({ answer }) => answer.status === 201);
      const winners = new Set(won.map(({ by }) => by));
      expect([
        winners.size,
        new Set(won.map(({ answer }) => (bodyOf(answer).data as Hold).holdId)).size,
      ]).toEqual([1, 1]);
      const others = answers.filter(({ by }) => !winners.has(by));
      expect(new Set(others.map(({ answer }) => `${answer.status} ${bodyOf(answer).message}`))).toEqual(
        new Set(['409 The car is not available at that time. Please choose another time or another car.']),
      );
      const { rows } = await cluster.server.db.query('SELECT FROM occupancies WHERE car_id = $1', [carId]);
      expect(rows).toHaveLength(1);
      const times = answers.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
      summarise(
        `cluster: ${answers.length} attempts at one slot, 1 winner, p99 ${Math.round(times[Math.floor(times.length * 0.99)]!)} ms`,
      );
    },
    TIMEOUT_MS,
  );

  it(`runs a command once for one key, sent ${REPEATS} times in parallel`, async () => {
    const [person] = people;
    const complaint = (): FormData => {
      const form = new FormData();
      form.set('subject', 'Charged twice');
      form.set('message', 'My booking shows the washing fee two times.');
      return form;
    };
    const sent = { method: 'POST', path: '/api/complaints', token: person!.token, key: 'the-same' } as const;
    const answers = await Promise.all(
      Array.from({ length: REPEATS }, (_, n) => call(cluster.server.url, n, { ...sent, form: complaint() })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    const { rows } = await cluster.server.db.query('SELECT FROM complaints WHERE customer_id = $1', [
      person!.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('sends no more codes to one identity than one process does', async () => {
    const who = await buildStaff(cluster.server, 'ADMIN');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        call(cluster.server.url, n, {
          method: 'POST',
          path: '/admin/login/send-otp',
          json: { phoneNumber: who.mobile },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  /** The statuses of more writes from one address than it may send in a minute, and fewer than twice as many. */
  async function writesFrom(caller: number): Promise<number[]> {
    const startedAt = performance.now();
    const statuses: number[] = [];
    for (let batch = 0; batch < WRITES; batch += BATCH) {
      const emails = Array.from({ length: BATCH }, (_, n) => `reader${caller}.${batch + n}@example.com`);
      const answers = await Promise.all(
        emails.map((email) =>
          call(cluster.server.url, caller, { method: 'POST', path: '/api/subscribe', json: { email } }),
        ),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    // A run that took longer than the limit's minute proves nothing.
    return performance.now() - startedAt < WITHIN_MINUTE_MS ? statuses : writesFrom(caller - 1);
  }

  it('counts the writes of one IP address together', async () => {
    const statuses = await writesFrom(LAST_CALLER);
    const limited = statuses.filter((status) => status === 429);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    // A process that waits too long for Redis counts alone for a short time.
    if (process.env['PROVE']) expect(limited).toHaveLength(WRITES - WRITES_PER_MINUTE);
  });

  it('ends a session everywhere', async () => {
    const token = await signIn(cluster.server, 'admin', await buildStaff(cluster.server, 'ADMIN'));
    const statuses = async (): Promise<number[]> =>
      (await both('/console/cars', token)).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200]);
    await cluster.server.http.post('/admin/logout').set(bearer(token)).expect(200);
    expect(await statuses()).toEqual([401, 401]);
  });

  it('shows a changed car everywhere', async () => {
    const id = await newCar();
    const token = await signIn(cluster.server, 'admin', await buildStaff(cluster.server, 'ADMIN'));
    const change: EditCarRequest = { ...CAR, version: 1, carName: 'Renamed' };
    const { status, text } = await call(cluster.addresses.processes['web-1'], 0, {
      method: 'PUT',
      path: `/console/cars/${id}`,
      token,
      json: change,
    });
    expect([status, text]).toEqual([200, expect.stringContaining('Renamed')]);
    await until('a changed car is new everywhere', async () =>
      (await both(`/api/vehicles/${id}`)).every((answer) => answer.text.includes('Renamed')),
    );
  });

  it('leaves messages to the worker', async () => {
    await cluster.act('stop', 'worker');
    const who = await buildStaff(cluster.server, 'ADMIN');
    const before = cluster.messages().length;
    await cluster.server.http.post('/admin/login/send-otp').send({ phoneNumber: who.mobile }).expect(200);
    const attempts = async (): Promise<number[]> =>
      (
        await cluster.server.db.query<{ attempts: number }>(
          'SELECT attempts FROM outbox_messages WHERE recipient = $1',
          [who.mobile],
        )
      ).rows.map((row) => row.attempts);
    // Both have received the notice, because they apply changes in order.
    await newCar();
    expect([await attempts(), cluster.messages().length]).toEqual([[0], before]);
    await cluster.act('start', 'worker');
    while (!cluster.messages().some(({ to }) => to === `+91${who.mobile}`)) await pause(20);
  });
});
