import { DataSource, type DataSourceOptions } from 'typeorm';
import { FirstSchema1763700000000 } from './migrations/1763700000000-first-schema.js';
import { FleetConsole1763703000000 } from './migrations/1763703000000-fleet-console.js';
import { Refunds1763800000000 } from './migrations/1763800000000-refunds.js';
import { Complaints1763800001000 } from './migrations/1763800001000-complaints.js';
import { CustomersConsole1763850000000 } from './migrations/1763850000000-customers-console.js';
import { Statements1763900000200 } from './migrations/1763900000200-statements.js';
import { DeskRentals1763900002000 } from './migrations/1763900002000-desk-rentals.js';
import { Office1764000000400 } from './migrations/1764000000400-office.js';
import { QuickLists1764100000000 } from './migrations/1764100000000-quick-lists.js';
import { Today1764200000000 } from './migrations/1764200000000-today.js';
import { Promises1764300000000 } from './migrations/1764300000000-promises.js';
import { UsedCredits1764300001000 } from './migrations/1764300001000-used-credits.js';
import { MarkDeskCodes1764300002000 } from './migrations/1764300002000-mark-desk-codes.js';
import { EmptyIdempotencyKeys1764300002001 } from './migrations/1764300002001-empty-idempotency-keys.js';
import { Trips1764300003000 } from './migrations/1764300003000-trips.js';
import { PaymentVersions1764300004000 } from './migrations/1764300004000-payment-versions.js';
import { FileKeys1764300005000 } from './migrations/1764300005000-file-keys.js';
import { PLANNING } from './planning.js';
import { SnakeNaming } from './snake-naming.js';

/** How every process reaches the database. The schema is only ever changed by migrations. */
export function databaseOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    migrations: [
      FirstSchema1763700000000,
      FleetConsole1763703000000,
      Refunds1763800000000,
      Complaints1763800001000,
      CustomersConsole1763850000000,
      Statements1763900000200,
      DeskRentals1763900002000,
      Office1764000000400,
      QuickLists1764100000000,
      Today1764200000000,
      Promises1764300000000,
      UsedCredits1764300001000,
      MarkDeskCodes1764300002000,
      EmptyIdempotencyKeys1764300002001,
      Trips1764300003000,
      PaymentVersions1764300004000,
      FileKeys1764300005000,
    ],
    migrationsTableName: 'migrations',
    poolSize: 10,
    extra: {
      connectionTimeoutMillis: 5_000,
      options: PLANNING,
      // A forgotten lock must not keep a car's row, or a pooled connection, for ever.
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  };
}

/** Brings the schema up to date. Safe to run from two processes at once: the second waits for the first. */
export async function migrate(url: string): Promise<void> {
  const db = await new DataSource(databaseOptions(url)).initialize();
  const runner = db.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock(hashtext('migrations'))`);
    await db.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(hashtext('migrations'))`).catch(() => undefined);
    await runner.release();
    await db.destroy();
  }
}
