import type { MigrationInterface, QueryRunner } from 'typeorm';

const INSPECTIONS = (open: string): string => `
  CREATE OR REPLACE VIEW second_inspections AS
    SELECT h.id AS handover_id, h.rental_id, h.move_id, m.at AS returned_at
      FROM handovers h JOIN valid_moves m ON m.id = h.move_id JOIN rentals r ON r.id = h.rental_id
     WHERE h.kind = 'RETURN' AND h.inspect_later IS NOT NULL ${open}
       AND NOT EXISTS (SELECT FROM handovers s WHERE s.move_id = h.move_id AND s.kind = 'SECOND_INSPECTION')
       AND NOT EXISTS (SELECT FROM valid_moves n JOIN rentals o ON o.id = n.rental_id
                        WHERE o.car_id = r.car_id AND n.to_status = 'ON_TRIP' AND n.id > h.move_id);
`;

/** A closed rental is not inspected again: its settlement is final, so that the form was offered and then refused. */
export class InspectionsOfReturned1765001100000 implements MigrationInterface {
  name = 'InspectionsOfReturned1765001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INSPECTIONS(`AND r.status = 'RETURNED'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(INSPECTIONS(''));
  }
}
