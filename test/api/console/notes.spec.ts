import type { ConsoleNote } from '../../../backend/contract/notes';
import { pay, place, rentalRequest, type Renter, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

describe('notes of staff', () => {
  let server: TestServer;
  let admin: { id: number; mobile: string; token: string };
  let desk: { id: number; mobile: string; token: string };
  let customer: Renter;
  let paths: Record<'customers' | 'rentals' | 'cars', string>;

  beforeAll(async () => {
    server = await startServer();
    const [boss, helper] = [await buildStaff(server, 'ADMIN'), await buildStaff(server, 'CUSTOM_ADMIN')];
    admin = { ...boss, token: await signIn(server, 'admin', boss) };
    desk = { ...helper, token: await signIn(server, 'custom-admin', helper) };
    customer = await renter(server);
    const carId = await buildCar(server);
    await pay(server, customer.token, { amount: 4000, type: 'book' });
    const { body } = await place(server, 'bookings', customer.token, rentalRequest(carId)).expect(201);
    const { id } = body.data as { id: number };
    paths = {
      customers: `/console/customers/${customer.id}/notes`,
      rentals: `/console/rentals/${id}/notes`,
      cars: `/console/cars/${carId}/notes`,
    };
  });
  afterAll(() => server.stop());

  const write = (path: string, text: string, { token }: { token: string } = admin, key?: string) =>
    server.http
      .post(path)
      .set({ ...bearer(token), ...(key && { 'idempotency-key': key }) })
      .send({ text });
  const read = async (path: string, { token }: { token: string } = admin): Promise<ConsoleNote[]> =>
    (await server.http.get(path).set(bearer(token)).expect(200)).body as ConsoleNote[];

  it.each(['customers', 'rentals', 'cars'] as const)(
    'returns text, author and time of a note on %s',
    async (about) => {
      await write(paths[about], '  Called twice. ').expect(200);
      const { body } = await write(paths[about], 'Comes at 6 PM.').expect(200);
      const at = expect.stringMatching(/Z$/) as string;
      const expected = [
        { id: expect.any(Number) as number, text: 'Comes at 6 PM.', by: String(admin.id), at },
        { id: expect.any(Number) as number, text: 'Called twice.', by: String(admin.id), at },
      ];
      expect(body).toEqual(expected);
      expect(await read(paths[about])).toEqual(expected);
    },
  );

  it('stores a repeated note once, with an audit entry that omits its text', async () => {
    const before = (await read(paths.rentals)).length;
    for (let sent = 0; sent < 2; sent += 1) await write(paths.rentals, 'Once.', desk, 'note-1').expect(200);
    const notes = await read(paths.rentals, desk);
    expect([notes.length, notes[0]!.by]).toEqual([before + 1, String(desk.id)]);
    const { rows } = await server.db.query(
      `SELECT subject, after FROM audit_entries WHERE action = 'add-note' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ subject: 'rental', after: { note: notes[0]!.id } }]);
  });

  it('restricts notes on customers and cars to admins, and all notes to staff', async () => {
    for (const path of [paths.customers, paths.cars]) {
      await server.http.get(path).set(bearer(desk.token)).expect(403);
      await write(path, 'Not mine.', desk).expect(403);
    }
    for (const path of Object.values(paths)) await write(path, 'Not mine.', customer).expect(403);
  });

  it('refuses changes, an unknown subject and an empty text', async () => {
    await expect(server.db.query(`UPDATE notes SET text = 'Other.'`)).rejects.toThrow('append-only');
    const { body } = await write('/console/customers/999999/notes', 'Nobody.').expect(404);
    expect(body.message).toBe('The subject of this note was not found.');
    await write(paths.cars, '   ').expect(400);
    await write(paths.cars, 'x'.repeat(2001)).expect(400);
  });
});
