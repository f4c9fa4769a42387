import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = (kinds: string): string => `
  ALTER TABLE blocked_identities
    DROP CONSTRAINT blocked_identities_kind_check,
    ADD CONSTRAINT blocked_identities_kind_check CHECK (kind IN (${kinds}));
`;

/** Numbers of licences and identity documents that the review of other customers flags. */
export class BlockedNumbers1764891000000 implements MigrationInterface {
  name = 'BlockedNumbers1764891000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KINDS(`'EMAIL', 'MOBILE', 'DOMAIN', 'LICENCE', 'IDENTITY'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN DELETE FROM blocked_identities WHERE kind IN ('LICENCE', 'IDENTITY'); END $$;
      ${KINDS(`'EMAIL', 'MOBILE', 'DOMAIN'`)}
    `);
  }
}
