import { endAll } from '../../support/end-all';
import { pay, place, rentalRequest, type Renter, renter } from '../../support/renting';
import { openedTexts } from '../../support/sealed-outbox';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

describe('rental of the customer', () => {
  let server: TestServer;
  let owner: Renter;
  let reference: string;
  let transactionId: string;
  beforeAll(async () => {
    server = await startServer();
    owner = await renter(server);
    const carId = await buildCar(server, { carName: 'Aria' });
    transactionId = await pay(server, owner.token, { amount: 3799, type: 'book' });
    const { body } = await place(server, 'bookings', owner.token, rentalRequest(carId)).expect(201);
    ({ reference } = (body as { data: { reference: string } }).data);
  });
  afterAll(() => endAll(server));

  const get = (path: string, token: string): ReturnType<TestServer['http']['get']> =>
    server.http.get(path).set(bearer(token));

  it('is read by its reference, with its payments', async () => {
    const { body } = await get(`/api/rentals/${reference}`, owner.account).expect(200);
    expect(body.data).toMatchObject({
      reference,
      kind: 'BOOKING',
      total: 3799,
      agreementUrl: null,
      payments: [{ transactionId, amount: 3799, status: 'SUBMITTED', decidedAt: null }],
    });
    expect((await get('/api/rentals/latest', owner.account).expect(200)).body.data).toEqual(body.data);
  });

  it('lists its steps in the e-mail that confirms its placement', async () => {
    const { rows } = await server.db.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
      owner.id,
    ]);
    const [mail] = await openedTexts(server, rows[0]!.email);
    expect(mail).toContain(
      '\n\nSteps of this rental:\nPaid: done\nVerified: next\nApproved: done\nConfirmed\n',
    );
  });

  it('has a receipt in either language that is never cached', async () => {
    for (const query of ['', '?language=hi', '?language=xx']) {
      const { headers, body } = await get(`/api/rentals/${reference}/receipt${query}`, owner.account)
        .buffer()
        .expect(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="receipt-${reference}.pdf"`,
      });
      expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('is hidden from other customers', async () => {
    const other = await renter(server);
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    for (const path of [`/api/rentals/${reference}`, `/api/rentals/${reference}/receipt`]) {
      await get(path, other.account).expect(404);
      await get(path, owner.token).expect(403);
      await get(path, admin).expect(403);
      await server.http.get(path).expect(401);
    }
    const { body } = await get('/api/rentals/latest', other.account).expect(200);
    expect(body).toMatchObject({ code: 1002, data: null });
  });

  it('shows the time that reviews take, based on at least ten of them', async () => {
    const read = async (): Promise<unknown> => {
      const { body, headers } = await server.http.get('/api/checking-times').expect(200);
      expect(headers['cache-control']).toBe('public, max-age=60');
      return body.data;
    };
    expect(await read()).toEqual({ documentsMinutes: null, paymentsMinutes: null });
    await server.db.query(
      `INSERT INTO customers (mobile, email, full_name, address, approval, submitted_at, decided_at)
       SELECT '91' || (10000000 + n), 'decided' || n || '@example.com', 'Decided', 'Pune', 'APPROVED',
              app_now() - n * interval '1 day', app_now() - n * interval '1 day' + n * interval '10 minutes'
         FROM generate_series(1, 11) n`,
    );
    expect(await read()).toEqual({ documentsMinutes: 60, paymentsMinutes: null });
  });
});
