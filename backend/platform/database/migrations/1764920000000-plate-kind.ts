import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kind of a car's plate, and where its permit is valid; null for cars of an unknown kind. */
export class PlateKind1764920000000 implements MigrationInterface {
  name = 'PlateKind1764920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE cars ADD COLUMN plate_kind text, ADD COLUMN permit_state text,
         ADD CONSTRAINT cars_plate_kind_check CHECK (plate_kind IN ('COMMERCIAL', 'PRIVATE'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cars DROP COLUMN plate_kind, DROP COLUMN permit_state');
  }
}
