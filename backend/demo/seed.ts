import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayIn } from '../contract/calendar.js';
import { defined } from '../contract/defined.js';
import { Audit } from '../modules/audit/index.js';
import { Settings } from '../modules/settings/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { Environment } from '../platform/config/environment.js';
import { DEMO_PEOPLE } from './demo-people.js';
import { DEMO_RENTALS } from './demo-rentals.js';
import { DEMO_TRIPS } from './demo-trips.js';
import { DemoUploads } from './demo-uploads.js';
import { DEMO_BLOCKS, seedBlocks } from './seed-blocks.js';
import { seedCars } from './seed-cars.js';
import { DEMO_COMPLAINTS, seedComplaints } from './seed-complaints.js';
import { seedHandovers } from './seed-handovers.js';
import { agePeople, decidePeople, seedPeople } from './seed-people.js';
import { seedRefusals } from './seed-refusals.js';
import { seedRentals } from './seed-rentals.js';
import { seedDamage, seedLaterCharge } from './seed-settlements.js';
import { seedStaff } from './seed-staff.js';
import { seedTrips } from './seed-trips.js';
import { seedVehicleDocuments } from './seed-vehicle-documents.js';

/** Two rows of the unchangeable history record whether the data is being created, or complete. */
const BEGUN = 'begin-demo-data';
const MADE = 'finish-demo-data';
const SUBJECT = { subject: 'settings', subjectId: 'demo' } as const;

/**
 * Fills an empty database with a business to try out, once. After an interrupted start the next one continues, because
 * every part looks for existing rows before it creates any.
 * @returns whether the database contains the demo data
 */
export async function seedDemo(
  app: INestApplicationContext,
  environment: Environment,
  stopping: AbortSignal,
): Promise<boolean> {
  const db = app.get(DataSource);
  const lock = db.createQueryRunner();
  try {
    const [row] = await lock.manager.query<{ mine: boolean }[]>(
      `SELECT pg_try_advisory_lock(hashtext('demo-data')) AS mine`,
    );
    // Another process is creating it now.
    if (!defined(row, 'row').mine) return true;
    const state = await stateOf(db);
    if (state === 'made') return true;
    if (state === 'foreign') return false;
    await make(app, environment, stopping, state);
    return true;
  } finally {
    await lock.query(`SELECT pg_advisory_unlock(hashtext('demo-data'))`).catch(() => undefined);
    await lock.release();
  }
}

type State = 'empty' | 'begun' | 'made' | 'foreign';

async function stateOf(db: DataSource): Promise<State> {
  const [row] = await db.query<{ state: State }[]>(
    `SELECT CASE WHEN 'finish' = ANY (marks) THEN 'made' WHEN 'begin' = ANY (marks) THEN 'begun'
                 WHEN EXISTS (SELECT FROM cars) OR EXISTS (SELECT FROM customers) THEN 'foreign'
                 ELSE 'empty' END AS state
       FROM (SELECT array_agg(split_part(action, '-', 1)) AS marks FROM audit_entries
              WHERE subject = $1 AND subject_id = $2) AS history`,
    [SUBJECT.subject, SUBJECT.subjectId],
  );
  return defined(row, 'row').state;
}

async function make(
  app: INestApplicationContext,
  environment: Environment,
  stopping: AbortSignal,
  state: State,
): Promise<void> {
  const db = app.get(DataSource);
  const settings = app.get(Settings).current;
  const report = (line: string): void => console.log(line);
  const audit = app.get(Audit);
  const uploads = new DemoUploads(environment.dataDir);
  const started = Date.now();
  if (state === 'begun') report('Finishing the demo data …');
  else {
    report('Making the demo data, this once …');
    await audit.record(db.manager, null, { ...SUBJECT, action: BEGUN });
  }
  try {
    const seeding = {
      app,
      db,
      uploads,
      settings,
      today: dayIn(settings.rules.zone, app.get(Clock).now()),
      staff: await seedStaff(app, db),
      report,
      stopping,
    };
    await seedCars(seeding);
    await seedVehicleDocuments(seeding);
    await seedPeople(seeding);
    await decidePeople(seeding, 'APPROVED');
    report(`  ${DEMO_PEOPLE.length} customers`);
    await seedTrips(seeding);
    await seedHandovers(seeding);
    await seedDamage(seeding);
    await seedLaterCharge(seeding);
    await seedRefusals(seeding);
    await seedRentals(seeding);
    await seedBlocks(seeding);
    await seedComplaints(seeding);
    await decidePeople(seeding, 'REJECTED');
    await agePeople(seeding);
    report(
      `  ${DEMO_TRIPS.length + DEMO_RENTALS.length} rentals, ${DEMO_BLOCKS.length} blocks, ${DEMO_COMPLAINTS.length} complaints`,
    );
  } finally {
    await uploads.clear();
  }
  await audit.record(db.manager, null, { ...SUBJECT, action: MADE });
  report(`The demo data is made, in ${Math.round((Date.now() - started) / 1000)} s.`);
}
