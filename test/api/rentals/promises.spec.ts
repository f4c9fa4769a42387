import { hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';

describe('database constraint', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'error' });
  });
  afterAll(() => server.stop());

  async function rented(): Promise<{ id: number; holdId: string; token: string; account: string }> {
    const carId = await buildCar(server);
    const { token, account } = await renter(server);
    const { body } = await hold(server, token, rentalRequest(carId)).expect(201);
    await pay(server, token, { amount: 3799, type: 'book' });
    const { body: booked } = await place(server, 'bookings', token, rentalRequest(carId)).expect(201);
    return { id: booked.data.id, holdId: body.data.holdId, token, account };
  }

  const promised = (sql: string, values: unknown[]): Promise<string | undefined> =>
    server.db.query(sql, values).then(
      () => undefined,
      (error: unknown) => (error as { constraint?: string }).constraint,
    );

  it('applies at commit, whichever code writes', async () => {
    const { id, holdId } = await rented();
    const carId = await buildCar(server);
    const other = await renter(server);
    const { body } = await hold(server, other.token, rentalRequest(carId)).expect(201);
    const liveId = body.data.holdId as string;
    const broken: [sql: string, values: unknown[], constraint: string][] = [
      ['DELETE FROM occupancies WHERE rental_id = $1', [id], 'rental_claims_its_time'],
      [
        `UPDATE occupancies SET during = tstzrange(lower(during), upper(during) + interval '1 minute') WHERE rental_id = $1`,
        [id],
        'rental_claims_its_time',
      ],
      [
        `UPDATE rentals SET ends_at = ends_at + interval '1 hour' WHERE id = $1`,
        [id],
        'rental_claims_its_time',
      ],
      [`UPDATE rentals SET status = 'RETURNED' WHERE id = $1`, [id], 'ended_rental_claims_nothing'],
      ['UPDATE occupancies SET rental_id = 999999 WHERE rental_id = $1', [id], 'rental_claims_its_time'],
      ['DELETE FROM occupancies WHERE hold_id = $1', [liveId], 'live_hold_claims_its_time'],
      [
        `UPDATE holds SET expires_at = expires_at + interval '1 hour' WHERE id = $1`,
        [liveId],
        'live_hold_claims_its_time',
      ],
      [`UPDATE holds SET state = 'RELEASED' WHERE id = $1`, [liveId], 'ended_hold_claims_nothing'],
      [`UPDATE holds SET state = 'LIVE' WHERE id = $1`, [holdId], 'live_hold_claims_its_time'],
      [`UPDATE rentals SET status = 'CONFIRMED' WHERE id = $1`, [id], 'confirmed_rental_is_paid'],
      [
        'UPDATE payments SET customer_id = $2 WHERE rental_id = $1',
        [id, other.id],
        'rental_is_paid_by_its_customer',
      ],
      [`UPDATE payments SET type = 'reserve' WHERE rental_id = $1`, [id], 'rental_is_paid_by_its_customer'],
    ];
    for (const [sql, values, constraint] of broken)
      expect([sql, await promised(sql, values)]).toEqual([sql, constraint]);
  });

  it('logs the constraint of a violation, responds with 500 and writes nothing', async () => {
    const { id, account } = await rented();
    // A simulated bug: the claim on the car remains.
    await server.db.query(`
      CREATE FUNCTION keep_claim() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO occupancies (car_id, during, rental_id) VALUES (OLD.car_id, OLD.during, OLD.rental_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER fault AFTER DELETE ON occupancies FOR EACH ROW EXECUTE FUNCTION keep_claim()`);
    try {
      const answer = await server.http
        .post(`/api/bookings/${id}/cancellation`)
        .set(bearer(account))
        .send({ reason: 'Our plans have changed' });
      expect([answer.status, answer.body.code]).toEqual([500, 1500]);
      expect(answer.body.message).toContain(answer.headers['x-request-id']);
      expect(answer.body.message).not.toContain('claim');
      expect(server.output()).toContain('ended_rental_claims_nothing');
    } finally {
      await server.db.query('DROP TRIGGER fault ON occupancies; DROP FUNCTION keep_claim()');
    }
    const { rows } = await server.db.query(
      `SELECT r.status, p.status AS payment, (SELECT count(*)::int FROM rental_moves m WHERE m.rental_id = r.id) AS moves
         FROM rentals r JOIN payments p ON p.rental_id = r.id WHERE r.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ status: 'PENDING', payment: 'SUBMITTED', moves: 1 }]);
  });

  describe('command aborted by the database', () => {
    let admin: string;
    beforeAll(async () => {
      admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    });

    /** Runs `work` while the database aborts the first `times` updates of the table. */
    async function abortFirst<T>(times: number, table: string, work: () => Promise<T>): Promise<T> {
      // A sequence keeps its count after a rollback.
      await server.db.query(`
        CREATE SEQUENCE aborted;
        CREATE FUNCTION conflict() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
        BEGIN
          IF nextval('aborted') <= ${times} THEN
            RAISE EXCEPTION 'deadlock detected' USING ERRCODE = 'deadlock_detected';
          END IF;
          RETURN NEW;
        END $$;
        CREATE TRIGGER fault BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION conflict()`);
      try {
        return await work();
      } finally {
        await server.db.query(
          `DROP TRIGGER fault ON ${table}; DROP FUNCTION conflict(); DROP SEQUENCE aborted`,
        );
      }
    }

    it('runs again as a whole, and succeeds', async () => {
      const { id } = await rented();
      await abortFirst(1, 'rentals', async () => {
        await server.http
          .put(`/console/bookings/${id}/cancellation`)
          .set(bearer(admin))
          .send({ reason: 'The car is in the workshop' })
          .expect(200);
        const { rows } = await server.db.query('SELECT last_value FROM aborted');
        expect(Number(rows[0]!.last_value)).toBeGreaterThan(1);
      });
      const { rows: moves } = await server.db.query(
        'SELECT to_status FROM rental_moves WHERE rental_id = $1 ORDER BY id',
        [id],
      );
      expect(moves.map((move) => move.to_status)).toEqual(['PENDING', 'CANCELLED']);
    });

    it('responds with 503 and Retry-After when it is aborted again', async () => {
      const { id: customerId } = await buildCustomer(server, { approval: 'PENDING' });
      await abortFirst(2, 'customers', async () => {
        const answer = await server.http
          .put(`/console/customers/${customerId}/suspension`)
          .set(bearer(admin))
          .send({ suspended: true, reason: 'Called twice' });
        expect([answer.status, answer.body.code]).toEqual([503, 1503]);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      });
      const { rows } = await server.db.query('SELECT suspended_at FROM customers WHERE id = $1', [
        customerId,
      ]);
      expect(rows).toEqual([{ suspended_at: null }]);
    });
  });
});
