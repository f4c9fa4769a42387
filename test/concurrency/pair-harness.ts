import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runSecond, runServer, startServer, type TestServer } from '../support/server';
import { changeSettings } from '../support/settings';
import { buildStaff, insertCar } from '../support/test-data';
import { Background } from './background';
import type { Command, Staff } from './commands';
import type { FixtureName } from './fixture-specs';
import { CAR_PRICE, fixtureRows, type PairFixture, planFixture } from './fixtures';
import { type Answer, send } from './requests';
import { newSession, QR_SIGNER } from './secrets';

interface LeasedCar {
  id: number;
  /** True if the servers may have cached a changed state of it. */
  isChanged: boolean;
}

/** Runs two server processes on one database, and lends cars to the fixtures. */
export class PairHarness {
  private readonly freeCars: LeasedCar[] = [];
  private readonly leased = new Map<number, LeasedCar>();

  private constructor(
    readonly server: TestServer,
    private readonly second: Awaited<ReturnType<typeof runServer>>,
    readonly db: pg.Pool,
    readonly staff: Staff,
    readonly background: Background,
  ) {}

  /** `program` is the server to run instead of the built one. */
  static async open(carCount: number, program?: string): Promise<PairHarness> {
    const env = { UIDAI_CERTIFICATES: QR_SIGNER.file };
    const server = await startServer(env, { program });
    const admin = await signedIn(server, 'ADMIN');
    await changeSettings(server, admin.token, () => ({
      aadhaarOffline: true,
      ovseRegistration: 'OVSE-TEST',
    }));
    const second = await (program
      ? runServer(server.databaseUrl, { DATA_DIR: server.dataDir, ...env }, program)
      : runSecond(server, env));
    // Compiling and planning the same few queries thousands of times costs more than running them. Disabling triggers
    // halves the cost of a fixture: its rows are complete, and commands run through the servers, which use triggers.
    const options = '-c jit=off -c plan_cache_mode=force_generic_plan -c session_replication_role=replica';
    const db = new pg.Pool({ connectionString: server.databaseUrl, max: carCount, options });
    db.on('error', () => undefined);
    const staff = { admin, desk: await signedIn(server, 'CUSTOM_ADMIN') };
    for (const { id } of [staff.admin, staff.desk])
      await db.query(`INSERT INTO drawers (staff_id, location, opening_paise) VALUES ($1, 'Desk', 0)`, [id]);
    const background = await Background.start(server.databaseUrl, server.dataDir);
    await changeSettings(server, staff.admin.token, () => ({ deskReturnsCashDeposit: true }));
    const harness = new PairHarness(server, second, db, staff, background);
    await harness.addCars(carCount);
    return harness;
  }

  async close(): Promise<void> {
    await this.db.end();
    await this.background.stop();
    await this.second.stop();
    await this.server.stop();
  }

  /** The output of the servers: warnings and errors. */
  output(): string {
    return this.server.output() + this.second.output();
  }

  /** Runs `work` on a fresh fixture of its own. */
  async withFixture<T>(name: FixtureName, work: (fixture: PairFixture) => Promise<T>): Promise<T> {
    const car = this.freeCars.pop();
    if (!car) throw new Error('More fixtures at the same time than cars.');
    this.leased.set(car.id, car);
    const fixture = planFixture(name, car.id);
    try {
      await this.create(fixture, car);
      return await work(fixture);
    } finally {
      await this.remove(fixture);
      this.leased.delete(car.id);
      this.freeCars.push(car);
    }
  }

  /** Runs one command through one of the two processes. */
  async run(command: Command, fixture: PairFixture, process: 0 | 1): Promise<Answer> {
    if (command.changesCar) this.leased.get(fixture.carId)!.isChanged = true;
    if (command.passTime) {
      await command.passTime(fixture, this);
      return 'done';
    }
    return send(process === 0 ? this.server.url : this.second.url, command.call!(fixture, this.staff));
  }

  private async create(fixture: PairFixture, car: LeasedCar): Promise<void> {
    const resetCar = `UPDATE cars SET car_name = 'Car', cost_per_day_paise = ${CAR_PRICE.costPerDay},
      cost_per_hour_paise = ${CAR_PRICE.costPerHour}, version = 1, retired_at = NULL, puc_expires_on = NULL, plate_kind = NULL WHERE id = ${car.id};
      DELETE FROM maintenance_jobs WHERE car_id = ${car.id};
      INSERT INTO maintenance_jobs (id, car_id, kind, text) OVERRIDING SYSTEM VALUE VALUES (${car.id}, ${car.id}, 'SERVICE', 'Service');
      DELETE FROM vehicle_documents WHERE car_id = ${car.id};
      INSERT INTO vehicle_documents (car_id, type, number, expires_on) VALUES (${car.id}, 'FITNESS', 'F1', '2099-12-31')`;
    // Completes the ledger once for the fixture; otherwise the check of every row would complete it again.
    const people = `customer_id IN (${fixture.customer.id}, ${fixture.other.id})`;
    const statements = [
      `SELECT set_config('rental.ledger', 'on', true)`,
      resetCar,
      ...fixtureRows(fixture, this.staff.desk.id),
      `SELECT complete_ledger(ARRAY (SELECT id FROM rentals WHERE ${people}))`,
      `SELECT complete_payment_ledger(ARRAY (SELECT id FROM payments WHERE ${people} AND rental_id IS NULL))`,
    ];
    if (car.isChanged) statements.push(`SELECT pg_notify('fleet', '')`);
    statements.push('SELECT coalesce(max(id), 0) AS last FROM audit_entries');
    const results = (await this.db.query(statements.join(';'))) as unknown as pg.QueryResult<{
      last: number;
    }>[];
    fixture.auditBefore = results.at(-1)!.rows[0]!.last;
    if (car.isChanged) await this.waitForCatalogue(car.id);
    car.isChanged = false;
  }

  private async remove({ customer, other, newcomer, carId, statementId }: PairFixture): Promise<void> {
    // Uses the product's lock order, because a background job may process the same rental.
    const people = `customer_id IN (${customer.id}, ${other.id})`;
    const rentals = `(SELECT id FROM rentals WHERE ${people})`;
    await this.db.query(
      `SELECT FROM cars WHERE id = ${carId} FOR NO KEY UPDATE;
       SELECT FROM customers WHERE id IN (${customer.id}, ${other.id}) ORDER BY id FOR UPDATE;
       DELETE FROM rental_photos WHERE document_id IN (SELECT id FROM documents WHERE ${people});
       DELETE FROM car_refusal_photos WHERE document_id IN (SELECT id FROM documents WHERE ${people});
       DELETE FROM car_refusals WHERE rental_id IN ${rentals};
       DELETE FROM handover_photos WHERE document_id IN (SELECT id FROM documents WHERE ${people});
       DELETE FROM handovers WHERE rental_id IN ${rentals};
       DELETE FROM desk_rentals WHERE ${people};
       DELETE FROM ledger_entries WHERE ${people};
       DELETE FROM settlement_photos WHERE document_id IN (SELECT id FROM documents WHERE ${people});
       DELETE FROM settlement_signatures WHERE document_id IN (SELECT id FROM documents WHERE ${people});
       DELETE FROM settlement_lines WHERE settlement_id IN (SELECT id FROM settlements WHERE rental_id IN ${rentals});
       DELETE FROM settlements WHERE rental_id IN ${rentals};
       DELETE FROM used_credit_ids WHERE statement_id = ${statementId};
       DELETE FROM refund_references WHERE refund_id IN (SELECT id FROM refunds WHERE ${people});
       DELETE FROM refunds WHERE ${people};
       DELETE FROM refund_destinations WHERE ${people};
       DELETE FROM payments WHERE ${people};
       DELETE FROM documents WHERE ${people};
       DELETE FROM occupancies WHERE car_id = ${carId};
       DELETE FROM odometer_corrections WHERE move_id IN (SELECT id FROM rental_moves WHERE rental_id IN ${rentals});
       DELETE FROM rental_moves WHERE rental_id IN ${rentals};
       DELETE FROM rentals WHERE ${people};
       DELETE FROM holds WHERE ${people};
       DELETE FROM statement_rows WHERE statement_id = ${statementId};
       DELETE FROM statements WHERE id = ${statementId};
       DELETE FROM sessions WHERE kind IN ('customer', 'renting') AND subject_id IN (${customer.id}, ${other.id});
       DELETE FROM mobile_disputes WHERE id = ${customer.id};
       DELETE FROM customers WHERE id IN (${customer.id}, ${other.id}) OR email = '${newcomer.email}'`,
    );
  }

  private async addCars(count: number): Promise<void> {
    const [costPerDay, costPerHour] = [CAR_PRICE.costPerDay / 100, CAR_PRICE.costPerHour / 100];
    const insert = (): Promise<number> => insertCar(this, { costPerDay, costPerHour });
    const ids = await Promise.all(Array.from({ length: count }, insert));
    await this.db.query(`SELECT pg_notify('fleet', '')`);
    for (const id of ids) {
      await this.waitForCatalogue(id);
      this.freeCars.push({ id, isChanged: false });
    }
  }

  /** Waits for both processes, because each reloads the fleet some time after the notice. */
  private async waitForCatalogue(carId: number): Promise<void> {
    for (const url of [this.server.url, this.second.url]) {
      const price = async (): Promise<number | undefined> => {
        const response = await fetch(`${url}/api/vehicles/${carId}`);
        return ((await response.json()) as { data?: { costPerDay?: number } }).data?.costPerDay;
      };
      while ((await price()) !== CAR_PRICE.costPerDay / 100) await pause(2);
    }
  }
}

async function signedIn(
  server: TestServer,
  role: 'ADMIN' | 'CUSTOM_ADMIN',
): Promise<{ id: number; token: string }> {
  const { id } = await buildStaff(server, role);
  const session = newSession(role === 'ADMIN' ? 'admin' : 'custom-admin');
  await server.db.query(
    `INSERT INTO sessions (id, kind, subject_id, expires_at) VALUES ($1, $2, $3, app_now() + interval '12 hours')`,
    [session.id, session.kind, id],
  );
  return { id, token: session.token };
}
