import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second inspection after a return in the dark, in the rain or with a dirty car. It belongs to the move of the return. */
export class SecondInspections1764879100000 implements MigrationInterface {
  name = 'SecondInspections1764879100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE handovers ADD COLUMN inspect_later text, ADD COLUMN inspected_at timestamptz,
        DROP CONSTRAINT handovers_kind_check, DROP CONSTRAINT handovers_confirmation_check, DROP CONSTRAINT handovers_move_id_key,
        ADD CONSTRAINT handovers_move_id_key UNIQUE (move_id, kind),
        ADD CONSTRAINT handovers_kind_check CHECK (kind IN ('HANDOVER', 'RETURN', 'SECOND_INSPECTION')),
        ADD CONSTRAINT handovers_confirmation_check CHECK (confirmation IN ('CODE', 'SIGNATURE')
          OR confirmation = 'NOT_PRESENT' AND kind IN ('RETURN', 'SECOND_INSPECTION')),
        ADD CONSTRAINT handovers_inspect_later_check CHECK (inspect_later IN ('DARK', 'RAIN', 'DIRTY') AND kind = 'RETURN'
          OR inspect_later IS NULL),
        ADD CONSTRAINT handovers_inspected_check CHECK ((inspected_at IS NOT NULL) = (kind = 'SECOND_INSPECTION' AND move_id IS NOT NULL));
      -- The returns after which staff may look again, unless too much time has passed since.
      CREATE VIEW second_inspections AS
        SELECT h.id AS handover_id, h.rental_id, h.move_id, m.at AS returned_at
          FROM handovers h JOIN valid_moves m ON m.id = h.move_id JOIN rentals r ON r.id = h.rental_id
         WHERE h.kind = 'RETURN' AND h.inspect_later IS NOT NULL
           AND NOT EXISTS (SELECT FROM handovers s WHERE s.move_id = h.move_id AND s.kind = 'SECOND_INSPECTION')
           AND NOT EXISTS (SELECT FROM valid_moves n JOIN rentals o ON o.id = n.rental_id
                            WHERE o.car_id = r.car_id AND n.to_status = 'ON_TRIP' AND n.id > h.move_id);
    `);
  }

  /** Fails once there is a second inspection. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW second_inspections;
      ALTER TABLE handovers DROP CONSTRAINT handovers_inspect_later_check, DROP CONSTRAINT handovers_inspected_check,
        DROP COLUMN inspect_later, DROP COLUMN inspected_at,
        DROP CONSTRAINT handovers_kind_check, DROP CONSTRAINT handovers_confirmation_check, DROP CONSTRAINT handovers_move_id_key,
        ADD CONSTRAINT handovers_move_id_key UNIQUE (move_id),
        ADD CONSTRAINT handovers_kind_check CHECK (kind IN ('HANDOVER', 'RETURN')),
        ADD CONSTRAINT handovers_confirmation_check CHECK (confirmation IN ('CODE', 'SIGNATURE')
          OR confirmation = 'NOT_PRESENT' AND kind = 'RETURN');
    `);
  }
}
