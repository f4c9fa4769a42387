import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits the contacts of renters that custom admins see. */
export class DeskContacts1764892510000 implements MigrationInterface {
  name = 'DeskContacts1764892510000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION mask_mobile(mobile text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT left(mobile, 2) || '••••••' || right(mobile, 2)
      $$;

      CREATE FUNCTION mask_email(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT left(email, 1) || '•••' || substring(email FROM '@[^@]*$')
      $$;

      -- True from two days before the pickup until two days after the return.
      CREATE FUNCTION is_contact_open(rental rentals) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT rental.status = 'ON_TRIP' OR app_now() BETWEEN rental.starts_at - interval '48 hours' AND interval '48 hours' + coalesce(
          (SELECT max(m.at) FROM valid_moves m WHERE m.rental_id = rental.id AND m.to_status = 'RETURNED'), rental.ends_at)
      $$;

      -- The mobile number of a renter as custom admins see it.
      CREATE FUNCTION desk_mobile(mobile text, rental rentals) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN is_contact_open(rental) THEN mobile ELSE mask_mobile(mobile) END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION desk_mobile; DROP FUNCTION is_contact_open; DROP FUNCTION mask_email; DROP FUNCTION mask_mobile',
    );
  }
}
