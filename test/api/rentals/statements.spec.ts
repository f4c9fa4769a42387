import { startLoggedServer, statementsOf } from '../../support/processes/statements';
import { hold, pay, place, rentalRequest, type Renter, renter } from '../../support/renting';
import type { TestServer } from '../../support/server';
import { bearer, buildCar } from '../../support/test-data';

const NUMBER = { hold: 6, rental: 9, ofKey: 2 };
const TRANSACTION_CONTROL = /^(START TRANSACTION|COMMIT)/;

describe('number of SQL statements of a write, without BEGIN and COMMIT', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startLoggedServer();
  });
  afterAll(() => server.stop());

  async function textsOf(requestId: string, by: Renter): Promise<string[]> {
    const after = `after-${requestId}`;
    const last = server.http.get('/api/bookings/user/bookings').set(bearer(by.account));
    await last.set('x-request-id', after).expect(200);
    // The output of earlier requests has then arrived as well.
    expect(await statementsOf(server, after)).not.toEqual([]);
    const texts = (await statementsOf(server, requestId)).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts.filter((text) => TRANSACTION_CONTROL.test(text))).toHaveLength(2);
    return texts.filter((text) => !TRANSACTION_CONTROL.test(text));
  }

  it.each([
    { kind: 'bookings', action: 'book' },
    { kind: 'reservations', action: 'reserve' },
  ] as const)('is 6 for a hold and 9 for one of the $kind', async ({ kind, action }) => {
    const by = await renter(server);
    const window = rentalRequest(await buildCar(server));
    const held = await hold(server, by.token, { ...window, action })
      .set('x-request-id', `hold-${kind}`)
      .expect(201);
    expect(await textsOf(`hold-${kind}`, by)).toHaveLength(NUMBER.hold);

    const { holdId, fare } = held.body.data;
    await pay(server, by.token, { amount: fare.total, type: action, holdId });
    await place(server, kind, by.token, window).set('x-request-id', kind).expect(201);
    expect(await textsOf(kind, by)).toHaveLength(NUMBER.rental);
  });

  it('is higher by two with an Idempotency-Key', async () => {
    const by = await renter(server);
    const window = rentalRequest(await buildCar(server));
    await pay(server, by.token, { amount: 100, type: 'book' });
    await place(server, 'bookings', by.token, window)
      .set('x-request-id', 'with-key')
      .set('idempotency-key', 'statements')
      .expect(201);
    expect(await textsOf('with-key', by)).toHaveLength(NUMBER.rental + NUMBER.ofKey);
  });
});
