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

  it('is blocked again in work, for longer or after its block was removed', async () => {
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

  it('is removed by an admin with its block until it is done', async () => {
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
