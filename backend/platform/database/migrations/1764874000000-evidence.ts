import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The chain of what was recorded about each car, and the marks of customers. Records from before have no items. */
export class Evidence1764874000000 implements MigrationInterface {
  name = 'Evidence1764874000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE handovers ADD COLUMN customer_marks jsonb NOT NULL DEFAULT '[]';
      CREATE TABLE evidence_items (
        car_id integer NOT NULL,
        position integer NOT NULL,
        handover_id uuid NOT NULL,
        kind text NOT NULL,
        content text NOT NULL,
        hash text NOT NULL,
        CONSTRAINT evidence_items_pkey PRIMARY KEY (car_id, position),
        CONSTRAINT evidence_items_handover_id_fkey FOREIGN KEY (handover_id) REFERENCES handovers(id),
        CONSTRAINT evidence_items_kind_check CHECK (kind IN ('FORM', 'PHOTO', 'SIGNATURE', 'MARK'))
      );
      CREATE INDEX evidence_items_handover_idx ON evidence_items (handover_id);
      CREATE TRIGGER evidence_items_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON evidence_items
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE evidence_items; ALTER TABLE handovers DROP COLUMN customer_marks');
  }
}
