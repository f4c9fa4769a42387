import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets an account lose a mobile number that it has never proved. */
export class LostNumbers1764893000000 implements MigrationInterface {
  name = 'LostNumbers1764893000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customers
        ALTER COLUMN mobile DROP NOT NULL,
        ADD CONSTRAINT customers_proven_mobile_check CHECK (mobile IS NOT NULL OR mobile_proven_at IS NULL) NOT VALID;
      ALTER TABLE customer_changes ALTER COLUMN new_value DROP NOT NULL;

      -- The words of rows with a mobile number stay the same, so the index on them does, too.
      CREATE OR REPLACE FUNCTION customer_search_terms(email text, mobile text, full_name text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS
        $$ SELECT array_to_tsvector(array_remove(
             regexp_split_to_array(lower(email || ' ' || coalesce(mobile, '') || ' ' || coalesce(full_name, '')), '\\s+'), '')) $$;

      -- True for an account that has neither proved its number nor registered, paid or rented.
      CREATE FUNCTION may_lose_number(of integer) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM customers c WHERE c.id = of AND c.approval = 'NOT_REGISTERED' AND c.mobile_proven_at IS NULL)
               AND NOT EXISTS (SELECT FROM payments p WHERE p.customer_id = of)
               AND NOT EXISTS (SELECT FROM rentals r WHERE r.customer_id = of)
      $$;
    `);
    await runner.query('ALTER TABLE customers VALIDATE CONSTRAINT customers_proven_mobile_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION may_lose_number;
      DO $$ BEGIN
        UPDATE customers SET mobile = 'none-' || id WHERE mobile IS NULL;
        UPDATE customer_changes SET new_value = '' WHERE new_value IS NULL;
      END $$;
      CREATE OR REPLACE FUNCTION customer_search_terms(email text, mobile text, full_name text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS
        $$ SELECT array_to_tsvector(array_remove(
             regexp_split_to_array(lower(email || ' ' || mobile || ' ' || coalesce(full_name, '')), '\\s+'), '')) $$;
      ALTER TABLE customers DROP CONSTRAINT customers_proven_mobile_check, ALTER COLUMN mobile SET NOT NULL;
      ALTER TABLE customer_changes ALTER COLUMN new_value SET NOT NULL;
    `);
  }
}
