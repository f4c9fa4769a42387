import { Agent, request } from 'node:http';
import { dayAhead, pay, type RentalRequest, rentalRequest } from '../../support/renting';
import { runSecond, startServer, type TestServer } from '../../support/server';
import { buildCar, buildCustomer, signIn } from '../../support/test-data';

const ATTEMPTS = 500;
const CONNECTIONS = 64;
const CUSTOMERS = 32;

interface Answer {
  status: number;
  code: number;
}

/** One POST over a pooled connection; supertest would open a new one each time. */
function post(agent: Agent, url: string, token: string, body: object): Promise<Answer> {
  const payload = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, code: (JSON.parse(text) as Answer).code }),
      );
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

describe('one slot of a car', () => {
  let server: TestServer;
  let second: Awaited<ReturnType<typeof runSecond>>;
  let tokens: string[];

  beforeAll(async () => {
    server = await startServer();
    second = await runSecond(server);
    tokens = [];
    for (let n = 0; n < CUSTOMERS; n += 1) {
      const token = await signIn(server, 'renting', await buildCustomer(server));
      await pay(server, token, { amount: 100, type: 'book' });
      await pay(server, token, { amount: 100, type: 'reserve' });
      tokens.push(token);
    }
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });

  it(`goes to one of ${ATTEMPTS} attempts by ${CUSTOMERS} customers through two processes`, async () => {
    const carId = await buildCar(server);
    // Each pair of these windows overlaps, the last two only by the turnaround buffer.
    const windows: RentalRequest[] = [
      rentalRequest(carId),
      rentalRequest(carId, { fromDate: dayAhead(11), toDate: dayAhead(14) }),
      rentalRequest(carId, { fromDate: dayAhead(8), toDate: dayAhead(11), dropTime: '11:30' }),
    ];
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS / 2 });
    const urls = [server.url, second.url];
    const answers = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, n) => {
        const body = { ...windows[n % windows.length]!, agreedToTerms: true };
        const token = tokens[n % CUSTOMERS]!;
        const url = urls[n % 2]!;
        // Every customer sends every kind of request.
        const kind = Math.floor(n / CUSTOMERS) % 3;
        if (kind === 0)
          return post(agent, `${url}/api/holds`, token, { ...body, action: n % 2 ? 'book' : 'reserve' });
        return post(agent, `${url}/api/${kind === 1 ? 'bookings' : 'reservations'}`, token, body);
      }),
    );
    agent.destroy();

    const losers = answers.filter(({ status }) => status !== 201);
    expect(new Set(losers.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 1012']));
    expect(losers.length).toBeLessThan(ATTEMPTS);

    const { rows: overlaps } = await server.db.query(
      `SELECT a.id, b.id FROM occupancies a JOIN occupancies b ON a.car_id = b.car_id AND a.id < b.id AND a.during && b.during`,
    );
    expect(overlaps).toEqual([]);
    const { rows: taken } = await server.db.query(
      'SELECT rental_id, hold_id FROM occupancies WHERE car_id = $1',
      [carId],
    );
    expect(taken).toHaveLength(1);
    const { rows: rentals } = await server.db.query('SELECT id FROM rentals WHERE car_id = $1', [carId]);
    expect(rentals.length).toBe(taken[0].rental_id === null ? 0 : 1);
    // Each claimed payment must have a rental, and each rental a payment.
    const { rows: claimed } = await server.db.query(
      'SELECT rental_id FROM payments WHERE rental_id IS NOT NULL',
    );
    expect(claimed.map((row) => row.rental_id)).toEqual(rentals.map((row) => row.id));
  });

  it('is protected by a constraint of the database', async () => {
    const carId = await buildCar(server);
    const block = `INSERT INTO occupancies (car_id, during, block_reason) VALUES ($1, tstzrange($2, $3), 'service')`;
    await server.db.query(block, [carId, '2027-01-01T00:00Z', '2027-01-03T00:00Z']);
    await expect(
      server.db.query(block, [carId, '2027-01-02T23:59Z', '2027-01-05T00:00Z']),
    ).rejects.toMatchObject({
      code: '23P01',
      constraint: 'occupancies_no_overlap',
    });
    await server.db.query(block, [carId, '2027-01-03T00:00Z', '2027-01-05T00:00Z']);
  });

  it('causes no deadlock', async () => {
    const { rows } = await server.db.query(
      'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
    // A transaction that the database aborts is logged before it runs again.
    expect(server.output() + second.output()).not.toMatch(/deadlock|transaction retried/);
  });
});
