import { postInTurn } from '../../support/post-in-turn';
import { dayAhead, hold, pay, place, type RentalRequest, rentalRequest } from '../../support/renting';
import { moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import { buildCar, codeFor } from '../../support/test-data';

interface Answer {
  status: string;
  code: number;
  data: { token?: string; retryAfterSeconds?: number } | null;
}

describe('limit for a network or mail domain', () => {
  let server: TestServer;
  let second: Awaited<ReturnType<typeof runSecond>>;
  let count = 0;

  beforeAll(async () => {
    const env = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' };
    server = await startServer(env);
    second = await runSecond(server, env);
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });

  // Each test runs on another day.
  let day = 0;
  beforeEach(() => moveClock(server, `${(day += 40)} days`));

  const postTo = postInTurn(() => [server, second]);
  const post = async (path: string, body: object, address: string): Promise<Answer> =>
    (await (await postTo(path, body, address)).json()) as Answer;
  const household = (n: number): string => `2001:db8:${day}:${n}::${(count += 1).toString(16)}`;
  const ipv4 = (n: number): string => `198.51.100.${n}`;

  /** Requests a code for a new person, and returns the call that enters it. */
  async function invited(email: string, address: string): Promise<() => Promise<Answer>> {
    const mobile = String(9_600_000_000 + (count += 1));
    expect((await post('/api/auth/send-otp', { mobile, email }, address)).code).toBe(1000);
    const otp = await codeFor(server, email);
    return () => post('/api/auth/verify-otp', { email, otp }, address);
  }
  const newMail = (domain = 'gmail.com'): string => `person${(count += 1)}@${domain}`;
  const signUp = async (address: string, email = newMail()): Promise<Answer> =>
    (await invited(email, address))();
  const tokenFrom = async (address: string, email?: string): Promise<string> =>
    (await signUp(address, email)).data!.token!;

  const rentalOf = (carId: number): RentalRequest =>
    rentalRequest(carId, { fromDate: dayAhead(day + 5), toDate: dayAhead(day + 7) });

  it('allows five new accounts of a household within a day, even for eight concurrent sign-ins', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const email = newMail();
        return { email, enter: await invited(email, household(1)) };
      }),
    );
    const answers = await Promise.all(people.map(({ enter }) => enter()));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      ...Array<number>(5).fill(1000),
      1011,
      1011,
      1011,
    ]);
    const refused = answers.findIndex(({ code }) => code === 1011);
    expect(answers[refused]).toMatchObject({ status: 'TOO_MANY', data: { retryAfterSeconds: 86_400 } });
    expect((await signUp(household(2))).code).toBe(1000);
    // A customer with an account can still sign in.
    await moveClock(server, `${day} days 1 hour`);
    const known = people[answers.findIndex(({ code }) => code === 1000)]!.email;
    expect((await post('/api/login/send-otp', { email: known }, household(1))).code).toBe(1000);
    await moveClock(server, `${day + 1} days 1 minute`);
    expect((await signUp(household(1), people[refused]!.email)).code).toBe(1000);
  });

  it('allows ten new accounts of a mail domain within a day, across all its subdomains', async () => {
    const codes: number[] = [];
    for (let n = 1; n <= 11; n += 1) codes.push((await signUp(ipv4(n), newMail(`s${n}.taker.co.in`))).code);
    expect(codes).toEqual([...Array<number>(10).fill(1000), 1011]);
    expect((await signUp(ipv4(12), newMail('nottaker.co.in'))).code).toBe(1000);
    expect((await signUp(ipv4(13))).code).toBe(1000);
  });

  it('allows a household two cars at a time, and another one after a hold ends', async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, () => tokenFrom(household(1))));
    const cars = await Promise.all(tokens.map(() => buildCar(server)));
    const held = await Promise.all(tokens.map((token, n) => hold(server, token, rentalOf(cars[n]!))));
    expect(held.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const refused = held.findIndex(({ status }) => status === 409);
    expect(held[refused]!.body).toMatchObject({ code: 1020, data: { limit: 2, holds: [], rentals: [] } });
    // A booking with a payment and without a hold is counted too.
    await pay(server, tokens[refused]!, { amount: 500, type: 'book' });
    const booked = await place(server, 'bookings', tokens[refused]!, rentalOf(cars[refused]!));
    expect(booked.body.code).toBe(1020);
    const other = await tokenFrom(household(2));
    await hold(server, other, rentalOf(await buildCar(server))).expect(201);

    await moveClock(server, `${day} days 20 minutes`);
    await hold(server, tokens[refused]!, rentalOf(cars[refused]!)).expect(201);
  });

  it('allows a mail domain five cars from any networks, without counting proved customers', async () => {
    const take = async (n: number): Promise<number> => {
      const token = await tokenFrom(ipv4(100 + n), newMail(`s${n}.catch.in`));
      return (await hold(server, token, rentalOf(await buildCar(server)))).status;
    };
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n += 1) statuses.push(await take(n));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
    await server.db.query(
      `UPDATE customers SET mobile_proven_at = app_now(), mobile_proven_by = 'SMS' WHERE email LIKE '%@s1.catch.in'`,
    );
    expect([await take(7), await take(8)]).toEqual([201, 409]);
  });
});
