import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who drove, for traffic fines that arrive after the deletion of an account. */
export class DriverRecords1764938100000 implements MigrationInterface {
  name = 'DriverRecords1764938100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE driver_records (
        customer_id integer NOT NULL,
        sealed_record bytea NOT NULL,
        until timestamptz NOT NULL,
        CONSTRAINT driver_records_pkey PRIMARY KEY (customer_id),
        CONSTRAINT driver_records_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE driver_records');
  }
}
