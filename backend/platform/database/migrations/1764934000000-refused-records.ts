import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records of handovers on the phones of staff that the server refused. */
export class RefusedRecords1764934000000 implements MigrationInterface {
  name = 'RefusedRecords1764934000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refused_records (
        record_id uuid NOT NULL,
        rental_id integer NOT NULL,
        kind text NOT NULL,
        staff_id integer NOT NULL,
        code integer NOT NULL,
        refused_at timestamptz NOT NULL DEFAULT app_now(),
        CONSTRAINT refused_records_pkey PRIMARY KEY (record_id),
        CONSTRAINT refused_records_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id),
        CONSTRAINT refused_records_kind_check CHECK (kind IN ('HANDOVER', 'RETURN', 'SECOND_INSPECTION'))
      );
      CREATE INDEX refused_records_rental_idx ON refused_records (rental_id);
      CREATE VIEW records_on_phones AS
        SELECT f.* FROM refused_records f
         WHERE NOT EXISTS (SELECT FROM handovers h WHERE h.id = f.record_id AND (h.move_id IS NOT NULL OR h.photos_only));
      CREATE TRIGGER refused_records_noticed AFTER INSERT OR DELETE ON refused_records
        FOR EACH STATEMENT EXECUTE FUNCTION send_notice('work');
      CREATE TRIGGER handovers_noticed AFTER UPDATE OF photos_only ON handovers FOR EACH ROW
        WHEN (OLD.photos_only <> NEW.photos_only) EXECUTE FUNCTION send_notice('work');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TRIGGER handovers_noticed ON handovers; DROP VIEW records_on_phones; DROP TABLE refused_records',
    );
  }
}
