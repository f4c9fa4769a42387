import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '../api/customers/console-customers.support';
import { decideDocuments, decidePayment } from '../support/decisions';
import { buildEarlier, earlierReleases } from '../support/processes/earlier-build';
import { dayAhead, hold, pay, place, rentalRequest, renter } from '../support/renting';
import { runSecond, startServer, type TestServer } from '../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../support/test-data';

const previous = process.env['PREVIOUS'];

describe.each(previous === undefined ? earlierReleases() : [previous])(
  'version of %s on the present schema',
  (commit) => {
    let folder: string;
    let server: TestServer;
    let admin: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'rental-previous-'));
      server = await startServer({}, { program: buildEarlier(commit, folder) });
      admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    });
    afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('registers and approves a customer', async () => {
      const person = await buildCustomer(server);
      await register(server, person);
      const { status } = await decideDocuments(server, admin, person.id, { decision: 'APPROVED' });
      expect(status).toBe(200);
    });

    it.each(['bookings', 'reservations'] as const)(
      'accepts %s that the current version shows',
      async (kind) => {
        const carId = await buildCar(server);
        const { token, account } = await renter(server);
        const action = kind === 'bookings' ? 'book' : 'reserve';
        await hold(server, token, { ...rentalRequest(carId), action }).expect(201);
        const transactionId = await pay(server, token, { amount: 3799, type: action });
        const { body } = await place(server, kind, token, rentalRequest(carId)).expect(201);
        const { rows } = await server.db.query<{ id: number }>(
          'SELECT id FROM payments WHERE transaction_id = $1',
          [transactionId],
        );
        expect((await decidePayment(server, admin, rows[0]!.id, { isVerified: true })).status).toBe(200);
        const present = await runSecond(server);
        const shown = await fetch(`${present.url}/api/rentals/${body.data.reference as string}`, {
          headers: bearer(account),
        });
        await present.stop();
        expect(shown.status).toBe(200);
      },
    );

    it('works on rows of the current version', async () => {
      const carId = await buildCar(server);
      const { token } = await renter(server);
      const period = { fromDate: dayAhead(20), toDate: dayAhead(21) };
      const present = await runSecond(server);
      const held = await fetch(`${present.url}/api/holds`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify({ ...rentalRequest(carId, period), agreedToTerms: true, action: 'book' }),
      });
      await present.stop();
      expect(held.status).toBe(201);
      await pay(server, token, { amount: 1899, type: 'book' });
      await place(server, 'bookings', token, rentalRequest(carId, period)).expect(201);
    });
  },
);
