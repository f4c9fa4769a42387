import { renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';

/** JSON calls that are not in the specification. Calls of the specification ignore unknown fields. */
const STRICT = [
  ['post', '/api/holds', 'renting'],
  ['post', '/api/bookings/1/cancellation', 'customer'],
  ['post', '/api/reservations/1/cancellation', 'customer'],
  ['put', '/console/pending-documents/1/approval', 'admin'],
  ['put', '/console/transactions/1/verification', 'admin'],
  ['put', '/console/transactions/1/refund', 'admin'],
  ['post', '/console/transactions/1/refund', 'admin'],
  ['put', '/console/reservations/1/decision', 'admin'],
  ['put', '/console/bookings/1/cancellation', 'admin'],
  ['put', '/console/reservations/1/cancellation', 'admin'],
  ['put', '/console/complaints/1/answer', 'admin'],
  ['put', '/console/complaints/1/duplicate', 'admin'],
  ['put', '/console/complaints/1/state', 'admin'],
  ['put', '/console/cars/1', 'admin'],
  ['put', '/console/cars/1/retirement', 'admin'],
  ['put', '/console/cars/1/images', 'admin'],
  ['post', '/console/blocks', 'admin'],
  ['post', '/console/desk-rentals', 'admin'],
  ['post', '/console/desk-rentals/customer', 'admin'],
  ['post', '/console/desk-rentals/2c1f6a0e-58c1-4f5e-9b39-6f1d7a3c9e10/confirmation', 'admin'],
  ['put', '/console/settings', 'admin'],
] as const;

describe('unknown field', () => {
  let server: TestServer;
  let tokens: Record<'renting' | 'customer' | 'admin', string>;
  beforeAll(async () => {
    server = await startServer();
    const { token, account } = await renter(server);
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    tokens = { renting: token, customer: account, admin };
  });
  afterAll(() => server.stop());

  it.each(STRICT)('is refused with its name: %s %s', async (method, path, kind) => {
    const { body } = await server.http[method](path)
      .set(bearer(tokens[kind]))
      .send({ surprise: 1 })
      .expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toContain('surprise');
  });

  it('is ignored by a call of the specification', async () => {
    const { body } = await server.http
      .post('/api/login/send-otp')
      .send({ email: 'nobody@example.com', surprise: 1 })
      .expect(404);
    expect(body.status).toBe('NOT_FOUND');
  });
});
