import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAUSES = (ofReturn: string): string => `
  ALTER TABLE rental_moves
    DROP CONSTRAINT rental_moves_cause_check,
    ADD CONSTRAINT rental_moves_cause_check CHECK (cause IS NULL OR to_status = 'NO_SHOW' AND cause IN (
      'NOT_COME', 'NO_LICENCE', 'OTHER_PERSON', 'UNFIT_TO_DRIVE', 'SUSPENDED') OR to_status = 'CANCELLED' AND cause IN (
      'CAR_NOT_HERE', 'CAR_BROKEN', 'CAR_DIRTY', 'WRONG_CAR', 'VEHICLE_DOCUMENTS', 'OTHER', 'REFUSED_CAR')${ofReturn}) NOT VALID;
`;
const VALIDATE = 'ALTER TABLE rental_moves VALIDATE CONSTRAINT rental_moves_cause_check';

/** The history of a rental names the side that ended the trip before its return time. */
export class EarlyEnds1764857000000 implements MigrationInterface {
  name = 'EarlyEnds1764857000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      CAUSES(` OR to_status = 'RETURNED' AND cause IN ('ENDED_BY_CUSTOMER', 'ENDED_BY_OPERATOR')`),
    );
    await runner.query(VALIDATE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE rental_moves SET cause = NULL WHERE to_status = 'RETURNED'`);
    await runner.query(CAUSES(''));
    await runner.query(VALIDATE);
  }
}
