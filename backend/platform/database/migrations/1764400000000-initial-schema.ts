import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CLOCK } from './initial-schema/clock.js';
import { CONSISTENCY } from './initial-schema/consistency.js';
import { FLEET } from './initial-schema/fleet.js';
import { OFFICE } from './initial-schema/office.js';
import { PAYMENTS } from './initial-schema/payments.js';
import { PEOPLE } from './initial-schema/people.js';
import { RENTALS } from './initial-schema/rentals.js';
import { TRIGGERS } from './initial-schema/triggers.js';

export class InitialSchema1764400000000 implements MigrationInterface {
  name = 'InitialSchema1764400000000';

  /** @throws Error on a database of a version before the first release. */
  async up(runner: QueryRunner): Promise<void> {
    const [{ occupied }] = await runner.query(`SELECT to_regclass('rentals') IS NOT NULL AS occupied`);
    if (occupied)
      throw new Error(
        'This database was made before the first release. Use an empty one, or another DATA_DIR.',
      );
    for (const sql of [CLOCK, PEOPLE, FLEET, RENTALS, PAYMENTS, OFFICE, TRIGGERS, CONSISTENCY])
      await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const DOWN = `
  DROP TABLE staff, customers, aadhaar_records, documents, sessions, login_codes, unknown_identities, subscribers,
    cars, car_images, car_agreements, holds, rentals, rental_moves, occupancies,
    payments, desk_rentals, statement_layouts, statements, statement_rows, used_credit_ids,
    settings_versions, audit_entries, complaints, complaint_answers, outbox_messages, idempotency_keys, list_counts;
  DROP FUNCTION check_payment(), check_hold(), check_rental(), check_occupancy(), check_rental_money(integer),
    check_hold_claim(uuid), check_rental_claim(integer), count_listed_rows(), count_payment_version(),
    require_an_admin(), refuse_change(), taken_cars(tstzrange), customer_search_terms(text, text, text), app_now();
  DROP EXTENSION pg_trgm, btree_gist;
`;
