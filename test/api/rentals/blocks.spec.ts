import type { BlockRequest, ConsoleBlock, TimelineRow } from '../../../backend/contract/fleet/console-fleet';
import { dayAhead, hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { setStatus } from '../../support/rows';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';
import { blamed, retire } from '../fleet/fleet.support';

let server: TestServer;
let staff: { id: number; mobile: string };
let admin: string;
let desk: string;

beforeAll(async () => {
  server = await startServer();
  staff = await buildStaff(server, 'ADMIN');
  admin = await signIn(server, 'admin', staff);
  desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
});
afterEach(() => moveClock(server, '0 days'));
afterAll(() => server.stop());

const block = (carId: number, over: Partial<BlockRequest> = {}, token = admin) =>
  server.http
    .post('/console/blocks')
    .set(bearer(token))
    .send({
      carId,
      fromDate: dayAhead(10),
      fromTime: '09:00',
      toDate: dayAhead(12),
      toTime: '18:00',
      reason: 'Yearly service',
      ...over,
    });

const remove = (id: number) => server.http.delete(`/console/blocks/${id}`).set(bearer(admin));

const list = (resource: string, query: Record<string, unknown> = {}, token = admin) =>
  server.http
    .get(`/console/${resource}`)
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])))
    .set(bearer(token));

async function book(carId: number, over = {}): Promise<{ reference: string; id: number }> {
  const person = await renter(server);
  const held = await hold(server, person.token, rentalRequest(carId, over)).expect(201);
  await pay(server, person.token, { amount: held.body.data.fare.total, type: 'book' });
  const { body } = await place(server, 'bookings', person.token, rentalRequest(carId, over)).expect(201);
  return { reference: body.data.reference, id: body.data.id };
}

describe('blocking a car', () => {
  it("removes the car from the customers' lists until the block is removed", async () => {
    const id = await buildCar(server);
    const { body } = await block(id).expect(201);
    expect(body).toMatchObject({
      carId: id,
      fromDate: dayAhead(10),
      fromTime: '09:00',
      toDate: dayAhead(12),
      toTime: '18:00',
      reason: 'Yearly service',
      state: 'AHEAD',
      blockedBy: String(staff.id),
    });
    const taken = await server.http.get(`/api/availability/${id}`).expect(200);
    expect(taken.body).toEqual([
      {
        fromDate: dayAhead(10),
        toDate: dayAhead(12),
        pickupTime: '09:00',
        dropTime: '18:00',
        bufferMinutes: 0,
      },
    ]);
    const query = { from: dayAhead(10), to: dayAhead(11) };
    const free = await server.http.get('/api/vehicles').query(query).expect(200);
    expect(free.body.data.map((car: { id: number }) => car.id)).not.toContain(id);
    const person = await renter(server);
    expect((await hold(server, person.token, rentalRequest(id)).expect(409)).body.code).toBe(1012);

    expect((await remove(body.id).expect(200)).body).toEqual({ id: body.id });
    await hold(server, person.token, rentalRequest(id)).expect(201);
    const { rows } = await server.db.query(
      `SELECT action, before ->> 'reason' AS before, after ->> 'reason' AS after FROM audit_entries
        WHERE subject = 'block' AND subject_id = $1 ORDER BY id`,
      [String(body.id)],
    );
    expect(rows).toEqual([
      { action: 'block-car', before: null, after: 'Yearly service' },
      { action: 'unblock-car', before: 'Yearly service', after: null },
    ]);
    const again = await remove(body.id).expect(409);
    expect(again.body).toMatchObject({ code: 1015, data: { removedBy: String(staff.id) } });
    await remove(999_999).expect(404);
  });

  it('is refused with all conflicting rentals, holds and blocks', async () => {
    const id = await buildCar(server);
    const rental = await book(id);
    const payer = await renter(server);
    await hold(
      server,
      payer.token,
      rentalRequest(id, { fromDate: dayAhead(14), toDate: dayAhead(15) }),
    ).expect(201);
    await block(id, { fromDate: dayAhead(16), toDate: dayAhead(17) }).expect(201);
    const { body } = await block(id, { toDate: dayAhead(20) }).expect(409);
    expect(body.code).toBe(1012);
    expect(body.data.inTheWay).toEqual([
      {
        kind: 'BOOKING',
        id: rental.id,
        label: rental.reference,
        customerName: expect.stringMatching(/^Person/),
        fromDate: dayAhead(10),
        fromTime: '12:00',
        toDate: dayAhead(12),
        toTime: '12:00',
      },
      expect.objectContaining({ kind: 'HOLD', id: null, fromDate: dayAhead(14) }),
      expect.objectContaining({ kind: 'BLOCK', label: 'Yearly service', fromDate: dayAhead(16) }),
    ]);
  });

  it('respects the turnaround after a rental, but needs none itself', async () => {
    const id = await buildCar(server);
    await book(id);
    const at = (fromTime: string) => block(id, { fromDate: dayAhead(12), fromTime });
    await at('12:30').expect(409);
    await at('13:00').expect(201);
    const person = await renter(server);
    const after = rentalRequest(id, { fromDate: dayAhead(12), pickupTime: '18:00', toDate: dayAhead(13) });
    await hold(server, person.token, after).expect(201);
  });

  it('leaves one winner among concurrent holds and blocks of the same slot', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await buildCar(server);
      const people = await Promise.all([renter(server), renter(server), renter(server)]);
      const answers = await Promise.all([
        ...people.map(({ token }) => hold(server, token, rentalRequest(id))),
        block(id),
        block(id),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    }
  });

  it('ignores expired holds', async () => {
    const id = await buildCar(server);
    const person = await renter(server);
    await hold(server, person.token, rentalRequest(id)).expect(201);
    await block(id).expect(409);
    await moveClock(server, '16 minutes');
    await block(id).expect(201);
  });

  it.each([
    ['fromDate', { fromDate: dayAhead(-1) }],
    ['toDate', { toDate: dayAhead(9) }],
    ['toDate', { toDate: dayAhead(800) }],
    ['toTime', { toDate: dayAhead(10), toTime: '09:00' }],
    ['fromTime', { fromTime: '09:10' }],
    ['reason', { reason: '  ' }],
    ['carId', { carId: 'x' as never }],
  ])('reports %s as the wrong field in %j', async (field, over) => {
    const id = await buildCar(server);
    expect(blamed((await block(id, over).expect(400)).body)).toEqual([field]);
  });

  it('is restricted to admins and to cars on offer', async () => {
    const id = await buildCar(server);
    await block(id, {}, desk).expect(403);
    await block(999_999).expect(404);
    await retire(server, id);
    await block(id).expect(404);
  });
});

describe('list of blocks', () => {
  it('contains future, current and past blocks, of which past ones cannot be ended', async () => {
    const id = await buildCar(server, { carName: 'Listed' });
    const ids: number[] = [];
    for (const day of [2, 5, 8]) {
      const { body } = await block(id, { fromDate: dayAhead(day), toDate: dayAhead(day + 1) }).expect(201);
      ids.push(body.id);
    }
    const [past, now, ahead] = ids as [number, number, number];
    await moveClock(server, '5 days 15 hours');
    // The session of five days ago has ended.
    admin = await signIn(server, 'admin', staff);
    const rows = (await list('blocks', { filter: { carId: id }, sort: ['fromDate', 'ASC'] }).expect(200))
      .body as ConsoleBlock[];
    const states = rows.map(({ id: one, state }) => [one, state]);
    expect(states).toEqual([
      [past, 'PAST'],
      [now, 'NOW'],
      [ahead, 'AHEAD'],
    ]);
    const found = await list('blocks', { filter: { state: 'AHEAD', q: 'listed' } }).expect(200);
    expect(found.body.map((row: ConsoleBlock) => row.id)).toEqual([ahead]);
    expect(found.headers['content-range']).toBe('blocks 0-0/1');

    expect((await remove(past).expect(409)).body.code).toBe(1015);
    await remove(now).expect(200);
    const one = await server.http.get(`/console/blocks/${now}`).set(bearer(admin)).expect(200);
    expect(one.body).toMatchObject({ state: 'PAST', toDate: expect.any(String) });
    await remove(ahead).expect(200);
    await server.http.get(`/console/blocks/${ahead}`).set(bearer(admin)).expect(404);
  });

  it.each([
    ['filter.state', { filter: { state: 'SOON' } }],
    ['filter.carId', { filter: { carId: 'x' } }],
    ['filter.q', { filter: { q: 1 } }],
    ['filter.reason', { filter: { reason: 'x' } }],
    ['sort', { sort: ['reason', 'ASC'] }],
  ])('reports %s as the wrong field', async (field, query) => {
    expect(blamed((await list('blocks', query).expect(400)).body)).toEqual([field]);
  });
});

describe('timeline', () => {
  const rowOf = async (carId: number, query: Record<string, unknown> = {}, token = admin) => {
    const { body } = await list('timeline', { range: [0, 99], ...query }, token).expect(200);
    return (body as TimelineRow[]).find(({ id }) => id === carId);
  };
  const days = { filter: { from: dayAhead(0), to: dayAhead(29) } };

  it('shows rentals, holds and blocks of each car, past ones included', async () => {
    const id = await buildCar(server, { carName: 'Timed' });
    const over = await book(id, { fromDate: dayAhead(3), toDate: dayAhead(4) });
    const rental = await book(id);
    const person = await renter(server);
    await hold(
      server,
      person.token,
      rentalRequest(id, { fromDate: dayAhead(15), toDate: dayAhead(16) }),
    ).expect(201);
    const { body } = await block(id, { fromDate: dayAhead(20), toDate: dayAhead(21) }).expect(201);
    await setStatus(server, over.id, 'CLOSED');
    await server.db.query(
      `INSERT INTO rental_moves (rental_id, to_status, moved_by, at) SELECT id, 'RETURNED', 'test', ends_at FROM rentals WHERE id = $1`,
      [over.id],
    );

    for (const token of [admin, desk]) {
      const row = await rowOf(id, days, token);
      expect(row!.bars.map((bar) => [bar.kind, bar.id, bar.status])).toEqual([
        ['BOOKING', over.id, 'CLOSED'],
        ['BOOKING', rental.id, 'PENDING'],
        ['HOLD', null, null],
        ['BLOCK', body.id, null],
      ]);
    }
    const row = await rowOf(id, days);
    expect(row!.bars[1]).toMatchObject({
      label: rental.reference,
      customerName: expect.stringMatching(/^Person/),
      startsAt: new Date(`${dayAhead(10)}T12:00:00+05:30`).toISOString(),
      endsAt: new Date(`${dayAhead(12)}T12:00:00+05:30`).toISOString(),
    });
    const week = await rowOf(id, { filter: { from: dayAhead(5), to: dayAhead(9) } });
    expect(week!.bars).toEqual([]);
  });

  it('omits retired cars without open rentals', async () => {
    const [empty, promised] = [await buildCar(server), await buildCar(server)];
    const { reference } = await book(promised);
    await retire(server, empty);
    await retire(server, promised);
    for (;;) if ((await server.http.get(`/api/vehicles/${promised}`)).status === 404) break;
    expect(await rowOf(empty, days)).toBeUndefined();
    expect((await rowOf(promised, days))!.bars[0]!.label).toBe(reference);
  });

  it('returns one page at a time, sorted and searched', async () => {
    await buildCar(server, { carName: 'Aaa first' });
    const found = await list('timeline', { filter: { q: 'aaa' } }).expect(200);
    expect(found.body).toHaveLength(1);
    const { body, headers } = await list('timeline', { sort: ['carName', 'ASC'], range: [0, 1] }).expect(200);
    expect(body[0].carName).toBe('Aaa first');
    expect(headers['content-range']).toMatch(/^timeline 0-1\/\d+$/);
  });

  it.each([
    ['filter.from', { filter: { from: 'x' } }],
    ['filter.to', { filter: { from: dayAhead(3), to: dayAhead(2) } }],
    ['filter.to', { filter: { from: dayAhead(0), to: dayAhead(62) } }],
    ['filter.carId', { filter: { carId: 1 } }],
  ])('reports %s as the wrong field in %j', async (field, query) => {
    expect(blamed((await list('timeline', query).expect(400)).body)).toEqual([field]);
  });
});
