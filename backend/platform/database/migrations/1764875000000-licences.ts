import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Details of driving licences, of which one may be approved and one may wait for approval; numbers are unique when approved. */
export class Licences1764875000000 implements MigrationInterface {
  name = 'Licences1764875000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE licences (
        id integer GENERATED ALWAYS AS IDENTITY,
        customer_id integer NOT NULL,
        approved boolean NOT NULL DEFAULT false,
        sealed_number bytea NOT NULL,
        number_hash text NOT NULL,
        last_four text NOT NULL,
        classes text[] NOT NULL,
        valid_until date NOT NULL,
        sealed_birth_date bytea NOT NULL,
        CONSTRAINT licences_pkey PRIMARY KEY (id),
        CONSTRAINT licences_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
        CONSTRAINT licences_customer_key UNIQUE (customer_id, approved),
        CONSTRAINT licences_classes_check CHECK (cardinality(classes) > 0)
      );
      CREATE INDEX licences_number_idx ON licences (number_hash);
      CREATE UNIQUE INDEX licences_approved_key ON licences (number_hash) WHERE approved;
      -- The licence that counts: the approved one, otherwise the one that waits for approval.
      CREATE VIEW licences_in_force AS
        SELECT DISTINCT ON (customer_id) customer_id, valid_until, sealed_birth_date
          FROM licences ORDER BY customer_id, approved DESC;
    `);
    await runner.query(`
      ALTER TABLE aadhaar_records ADD COLUMN approved boolean NOT NULL DEFAULT false;
      UPDATE aadhaar_records a SET approved = true FROM customers c WHERE c.id = a.customer_id AND c.approval = 'APPROVED';
      ALTER TABLE aadhaar_records DROP CONSTRAINT aadhaar_records_number_hash_key;
      CREATE INDEX aadhaar_records_number_idx ON aadhaar_records (number_hash);
      CREATE UNIQUE INDEX aadhaar_records_approved_key ON aadhaar_records (number_hash) WHERE approved;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The previous version has one record of each number: the approved one, otherwise the first.
    await runner.query(`
      DROP VIEW licences_in_force;
      DROP TABLE licences;
      DELETE FROM aadhaar_records a USING aadhaar_records b
       WHERE a.number_hash = b.number_hash AND a.customer_id <> b.customer_id
         AND (a.approved, -a.customer_id) < (b.approved, -b.customer_id);
      DROP INDEX aadhaar_records_number_idx;
      ALTER TABLE aadhaar_records DROP COLUMN approved,
        ADD CONSTRAINT aadhaar_records_number_hash_key UNIQUE (number_hash);
    `);
  }
}
