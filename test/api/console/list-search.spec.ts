import { decidePayment } from '../../support/decisions';
import { newTransactionId, pay } from '../../support/renting';
import { setPickupIn } from '../../support/rows';
import { bearer, buildCustomer, buildStaff, signIn } from '../../support/test-data';
import { type CancellationData, cancellationData, type Rented, TOTAL } from '../rentals/cancellation.support';

interface Listed {
  id: number;
  paymentId: string;
  paymentStatus: string;
}

describe('search in the lists of the console', () => {
  let w: CancellationData;
  let desk: string;
  beforeAll(async () => {
    w = await cancellationData();
    desk = await signIn(w.server, 'custom-admin', await buildStaff(w.server, 'CUSTOM_ADMIN'));
  });
  afterAll(() => w.server.stop());

  const find = async (list: string, filter: object, token = w.admin): Promise<Listed[]> =>
    (
      await w.server.http
        .get(`/console/${list}`)
        .query({ filter: JSON.stringify(filter) })
        .set(bearer(token))
        .expect(200)
    ).body as Listed[];
  const count = async (list: string, q: string, token = w.admin): Promise<number> =>
    (await find(list, { q }, token)).length;
  const mobileOf = async (customerId: number): Promise<string> =>
    (await w.server.db.query<{ mobile: string }>('SELECT mobile FROM customers WHERE id = $1', [customerId]))
      .rows[0]!.mobile;
  const formsOf = (mobile: string): string[] => {
    const spaced = `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
    return [mobile, spaced, `+91 ${spaced}`, `0${mobile}`, `91${mobile}`, spaced.replace(' ', '-')];
  };

  it('finds a customer by the mobile number in every form', async () => {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    await w.cancel(rented).expect(200);
    const { id } = rented.who;
    await w.server.db.query(
      `INSERT INTO complaints (number, customer_id, subject, message) VALUES ('SEARCHED1', $1, 'Seat', 'Dirty.')`,
      [id],
    );
    const pending = await buildCustomer(w.server, { approval: 'PENDING' });
    const staff = await buildStaff(w.server, 'CUSTOM_ADMIN');
    for (const q of formsOf(await mobileOf(id))) {
      for (const list of ['bookings', 'transactions', 'refunds', 'complaints', 'customers'])
        expect([list, q, await count(list, q)]).toEqual([list, q, 1]);
      expect([q, await count('bookings', q, desk)]).toEqual([q, 1]);
    }
    for (const q of formsOf(pending.mobile)) expect([q, await count('pending-documents', q)]).toEqual([q, 1]);
    for (const q of formsOf(staff.mobile)) expect([q, await count('staff', q)]).toEqual([q, 1]);
  });

  it('finds customers by the beginning of a spaced mobile number, for admins only', async () => {
    const rented = await w.rent();
    const mobile = await mobileOf(rented.who.id);
    const start = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5, 9)}`;
    expect(await count('bookings', start)).toBe(1);
    expect(await count('bookings', start, desk)).toBe(0);
  });

  describe('payments of a booking', () => {
    const paymentId = async (transactionId: string): Promise<number> =>
      (
        await w.server.db.query<{ id: number }>('SELECT id FROM payments WHERE transaction_id = $1', [
          transactionId,
        ])
      ).rows[0]!.id;
    async function transfer({ id }: Rented, amount: number): Promise<string> {
      const transactionId = newTransactionId();
      await w.server.http
        .post(`/console/rentals/${id}/receipts`)
        .set(bearer(w.admin))
        .field('method', 'UPI')
        .field('amount', String(amount))
        .field('transactionId', transactionId)
        .expect(200);
      return transactionId;
    }
    const reject = async (transactionId: string): Promise<void> => {
      const verdict = { isVerified: false, reason: 'Not on our statement' };
      const { status } = await decidePayment(w.server, w.admin, await paymentId(transactionId), verdict);
      expect(status).toBe(200);
    };

    it('finds the booking by the transaction ID of each payment', async () => {
      const rented = await w.rent();
      await w.verify(rented, false).expect(200);
      const newest = await pay(w.server, rented.who.token, {
        amount: TOTAL,
        type: 'book',
        bookingId: rented.id,
      });
      for (const q of [rented.transactionId, newest])
        expect((await find('bookings', { q })).map(({ id }) => id)).toEqual([rented.id]);
    });

    it('filters by the payment that the row shows, despite a newer rejected one', async () => {
      const checked = await w.rent();
      await reject(await transfer(checked, 10));
      const owed = await w.rent();
      await w.verify(owed).expect(200);
      await setPickupIn(w.server, owed.id, 240);
      await reject(await transfer(owed, 10));
      await w.cancel(owed).expect(200);
      for (const [rented, payment] of [
        [checked, 'SUBMITTED'],
        [owed, 'REFUND_DUE'],
      ] as const) {
        const [row] = await find('bookings', { q: rented.reference, payment });
        expect(row).toMatchObject({
          id: rented.id,
          paymentId: rented.transactionId,
          paymentStatus: payment,
        });
      }
    });
  });
});
