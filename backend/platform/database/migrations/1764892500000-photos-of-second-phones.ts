import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the records that only add photos, because another phone completed the step. */
export class PhotosOfSecondPhones1764892500000 implements MigrationInterface {
  name = 'PhotosOfSecondPhones1764892500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE handovers ADD COLUMN photos_only boolean NOT NULL DEFAULT false');
    await runner.query(
      'ALTER TABLE handovers ADD CONSTRAINT handovers_photos_only_check CHECK (NOT photos_only OR move_id IS NULL) NOT VALID',
    );
    await runner.query('ALTER TABLE handovers VALIDATE CONSTRAINT handovers_photos_only_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE handovers DROP COLUMN photos_only');
  }
}
