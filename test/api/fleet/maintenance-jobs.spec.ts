import type { CarMaintenance, MaintenanceJob } from '../../../backend/contract/fleet/maintenance';
import { dayAhead } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

describe('maintenance job', () => {
  let server: TestServer;
  let admin: string;
  let desk: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
  });
  afterAll(() => server.stop());

  const post = (path: string, body: object, token = admin) =>
    server.http.post(path).set(bearer(token)).send(body);
  const remove = (id: number, token = admin) =>
    server.http.delete(`/console/maintenance/${id}`).set(bearer(token));
  async function planned(carId: number): Promise<MaintenanceJob> {
    const job = { kind: 'SERVICE', text: 'Yearly service' };
    const { body } = await post(`/console/cars/${carId}/maintenance/jobs`, job).expect(200);
    return (body as CarMaintenance).jobs[0]!;
  }
  const start = ({ id }: MaintenanceJob, from: number, until = from) =>
    post(`/console/maintenance/${id}/start`, {
      fromDate: dayAhead(from),
      fromTime: '00:00',
      toDate: dayAhead(until),
      toTime: '23:30',
    });
  const blocksOf = async (carId: number): Promise<string[]> =>
    (
      await server.db.query<{ days: string }>(
        `SELECT concat_ws(' ', (lower(during) AT TIME ZONE 'Asia/Kolkata')::date, (upper(during) AT TIME ZONE 'Asia/Kolkata')::date) AS days
           FROM occupancies WHERE car_id = $1 ORDER BY lower(during)`,
        [carId],
      )
    ).rows.map(({ days }) => days);
  const audited = async (carId: number) =>
    (
      await server.db.query<{ action: string; before: object | null; after: object | null }>(
        `SELECT action, before, after FROM audit_entries WHERE subject = 'car' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
        [String(carId)],
      )
    ).rows[0];

  it('blocks the car again, for longer or after its block was removed', async () => {
    const carId = await buildCar(server);
    const job = await planned(carId);
    await start(job, 20).expect(200);
    await start(job, 20, 22).expect(200);
    expect(await blocksOf(carId)).toEqual([`${dayAhead(20)} ${dayAhead(22)}`]);
    const { rows } = await server.db.query<{ id: number }>('SELECT id FROM occupancies WHERE car_id = $1', [
      carId,
    ]);
    await server.http.delete(`/console/blocks/${rows[0]!.id}`).set(bearer(admin)).expect(200);
    expect(await blocksOf(carId)).toEqual([]);
    await start(job, 21).expect(200);
    expect(await blocksOf(carId)).toEqual([`${dayAhead(21)} ${dayAhead(21)}`]);
    // The block that would be replaced is not in the way.
    const other = await planned(carId);
    await start(other, 24).expect(200);
    const refused = (await start(job, 21, 24).expect(409)).body;
    expect((refused.data.inTheWay as { fromDate: string }[]).map(({ fromDate }) => fromDate)).toEqual([
      dayAhead(24),
    ]);
  });

  it('extends a block that has begun, also from a time that has passed', async () => {
    const carId = await buildCar(server);
    const job = await planned(carId);
    await start(job, 0, 1).expect(200);
    await server.db.query(
      `UPDATE occupancies SET during = tstzrange(lower(during) - interval '1 day', upper(during)) WHERE car_id = $1`,
      [carId],
    );
    await start(job, 0, 3).expect(200);
    expect(await blocksOf(carId)).toEqual([
      `${dayAhead(-1)} ${dayAhead(0)}`,
      `${dayAhead(0)} ${dayAhead(3)}`,
    ]);
    const done = { doneOn: dayAhead(0), odometer: 1000 };
    await post(`/console/maintenance/${job.id}/completion`, done).expect(200);
    await start(job, 20).expect(409);
  });

  it('requires confirmation of an odometer jump, and lets an admin correct the reading', async () => {
    const carId = await buildCar(server);
    const complete = ({ id }: MaintenanceJob, doneOn: string, body: object) =>
      post(`/console/maintenance/${id}/completion`, { doneOn, ...body }, desk);
    const read = async (): Promise<CarMaintenance> =>
      (await server.http.get(`/console/cars/${carId}/maintenance`).set(bearer(desk)).expect(200)).body;
    const correct = ({ id }: MaintenanceJob, body: object, token = admin) =>
      server.http.put(`/console/maintenance/${id}/odometer`).set(bearer(token)).send(body);
    const plan = { everyKm: 10_000, everyDays: null, doneKm: 40_000, doneOn: null };
    await server.http
      .put(`/console/cars/${carId}/maintenance/plans/SERVICE`)
      .set(bearer(admin))
      .send(plan)
      .expect(200);
    const [first, second] = [await planned(carId), await planned(carId)];
    await complete(first, dayAhead(-4), { odometer: 45_000 }).expect(200);
    const jump = await complete(second, dayAhead(-2), { odometer: 450_000 }).expect(400);
    expect(jump.body.errors).toMatchObject([
      {
        field: 'confirmed',
        message: 'The odometer is 4,05,000 km above the last reading. Check it and confirm it.',
      },
    ]);
    await complete(second, dayAhead(-2), { odometer: 450_000, confirmed: true }).expect(200);
    expect(await read()).toMatchObject({ odometer: 450_000, plans: [{ dueKm: 460_000 }] });

    const mistyped = { odometer: 45_600, reason: 'One zero too many' };
    await correct(second, mistyped, desk).expect(403);
    expect((await correct(second, { ...mistyped, reason: '' }).expect(400)).body.errors).toMatchObject([
      { field: 'reason' },
    ]);
    const corrected = (await correct(second, mistyped).expect(200)).body as CarMaintenance;
    expect(corrected).toMatchObject({ odometer: 45_600, plans: [{ dueKm: 55_600 }] });
    expect(await audited(carId)).toEqual({
      action: 'correct-maintenance',
      before: { maintenanceJob: second.id, odometer: 450_000 },
      after: { maintenanceJob: second.id, ...mistyped },
    });
    await correct(await planned(carId), mistyped).expect(409);

    const third = await planned(carId);
    expect((await complete(third, dayAhead(-1), { odometer: 4_580 }).expect(400)).body.errors).toMatchObject([
      {
        field: 'confirmed',
        message: 'The last reading of the odometer is 45,600 km. Check it and confirm it.',
      },
    ]);
    await complete(third, dayAhead(-1), { odometer: 46_000 }).expect(200);
    await correct(third, { ...mistyped, odometer: 45_500 }).expect(200);
    // The plan counts from the highest reading of its completed jobs.
    expect(await read()).toMatchObject({ odometer: 45_500, plans: [{ dueKm: 55_600 }] });
  });

  it('sets the odometer of the car by the newest reading, not by the highest', async () => {
    const carId = await buildCar(server);
    for (const [day, odometer] of [
      [-2, 45_500],
      [-3, 54_500],
    ] as const) {
      const { id } = await planned(carId);
      const done = { doneOn: dayAhead(day), odometer, confirmed: true };
      await post(`/console/maintenance/${id}/completion`, done).expect(200);
    }
    const { body } = await server.http
      .get(`/console/cars/${carId}/maintenance`)
      .set(bearer(desk))
      .expect(200);
    expect((body as CarMaintenance).odometer).toBe(45_500);
  });

  it('can be removed by an admin with its block until it is done', async () => {
    const carId = await buildCar(server);
    const [job, done] = [await planned(carId), await planned(carId)];
    await start(job, 20).expect(200);
    await remove(job.id, desk).expect(403);
    const { jobs } = (await remove(job.id).expect(200)).body as CarMaintenance;
    expect(jobs.map(({ id }) => id)).toEqual([done.id]);
    expect(await blocksOf(carId)).toEqual([]);
    expect(await audited(carId)).toEqual({
      action: 'remove-maintenance',
      before: { maintenanceJob: job.id, maintenance: 'SERVICE', text: 'Yearly service', state: 'IN_WORK' },
      after: null,
    });
    await remove(job.id).expect(404);
    await post(`/console/maintenance/${done.id}/completion`, { doneOn: dayAhead(0), odometer: 1000 }).expect(
      200,
    );
    expect((await remove(done.id).expect(409)).body.code).toBe(1015);
  });
});
