import type { MigrationInterface, QueryRunner } from 'typeorm';

const renameDefault = (from: string, to: string): string => `
  DO $$ BEGIN
    EXECUTE (
      SELECT 'ALTER TABLE handovers ALTER COLUMN points SET DEFAULT ' || replace(column_default, '${from}', '${to}')
        FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = 'handovers' AND column_name = 'points');
  END $$`;

/** The default points use the Hindi word for documents that all other texts use. Stored points stay unchanged. */
export class WordForDocuments1765001780000 implements MigrationInterface {
  name = 'WordForDocuments1765001780000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(renameDefault('काग़ज़ात', 'दस्तावेज़'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(renameDefault('दस्तावेज़', 'काग़ज़ात'));
  }
}
