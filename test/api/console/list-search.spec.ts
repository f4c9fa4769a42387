import { bearer, buildCustomer, buildStaff, signIn } from '../../support/test-data';
import { type CancellationData, cancellationData } from '../rentals/cancellation.support';

describe('search in the lists of the console', () => {
  let w: CancellationData;
  let desk: string;
  beforeAll(async () => {
    w = await cancellationData();
    desk = await signIn(w.server, 'custom-admin', await buildStaff(w.server, 'CUSTOM_ADMIN'));
  });
  afterAll(() => w.server.stop());

  const count = async (list: string, q: string, token = w.admin): Promise<number> =>
    (
      (
        await w.server.http
          .get(`/console/${list}`)
          .query({ filter: JSON.stringify({ q }) })
          .set(bearer(token))
          .expect(200)
      ).body as unknown[]
    ).length;
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
});
