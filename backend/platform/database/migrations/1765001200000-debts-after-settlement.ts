import type { MigrationInterface, QueryRunner } from 'typeorm';

const DEBT = (closed: string): string => `
  -- The oldest rental whose final settlement is owed past its last day, and the amount.
  CREATE OR REPLACE FUNCTION open_debt(of integer, zone text) RETURNS TABLE (reference text, owed bigint) LANGUAGE sql STABLE AS $$
    SELECT r.reference, m.balance FROM rentals r
      JOIN settlements s ON s.rental_id = r.id AND s.state = 'FINAL'
     CROSS JOIN LATERAL rental_money(r.id) m
     WHERE r.customer_id = of AND (r.status = 'RETURNED' OR r.status = 'CLOSED' AND ${closed})
       AND s.due_on < (app_now() AT TIME ZONE zone)::date AND m.balance > not_yet_due(r.id, zone)
     ORDER BY r.id LIMIT 1
  $$;
`;

const NOT_YET_DUE = (settled: string): string => `
  -- The part of the balance that may still be paid in time: later charges, or all of it until the due day of the settlement.
  CREATE OR REPLACE FUNCTION not_yet_due(of integer, zone text) RETURNS float8 LANGUAGE sql STABLE AS $$
    SELECT ${settled}coalesce(sum(l.final_paise), 0)::float8 FROM settlements s JOIN settlement_lines l ON l.settlement_id = s.id
     WHERE s.rental_id = of AND s.state = 'FINAL' AND s.is_later AND s.due_on >= (app_now() AT TIME ZONE zone)::date
  $$;
`;

const UNTIL_DUE_DAY = `CASE WHEN EXISTS (SELECT FROM settlements m WHERE m.rental_id = of AND m.state = 'FINAL' AND NOT m.is_later
                                   AND m.due_on >= (app_now() AT TIME ZONE zone)::date)
                THEN greatest((rental_money(of)).balance, 0) ELSE 0 END + `;

const ENDED = (again: { at: string; closed: string }): string => `
  -- Rentals that have ended, and since when nothing happens to them.
  CREATE OR REPLACE VIEW ended_rentals AS
    SELECT r.id, greatest(max(m.at), (SELECT max(s.final_at) FROM settlements s WHERE s.rental_id = r.id AND s.is_later)${again.at}) AS ended_at
      FROM rentals r JOIN rental_moves m ON m.rental_id = r.id
     WHERE r.status IN ('CLOSED', 'DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED')
       AND NOT EXISTS (SELECT FROM settlements s WHERE s.rental_id = r.id AND ${again.closed}
                        AND (s.state IN ('DRAFT', 'ISSUED', 'DISPUTED') OR s.state = 'FINAL' AND (rental_money(r.id)).balance > 0))
     GROUP BY r.id;
`;

/** A payment that is taken back after the final settlement leaves a debt, which gets a due day of its own. */
export class DebtsAfterSettlement1765001200000 implements MigrationInterface {
  name = 'DebtsAfterSettlement1765001200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settlements ADD COLUMN owed_again_at timestamptz');
    await runner.query(NOT_YET_DUE(UNTIL_DUE_DAY));
    const closed = '(s.is_later OR s.owed_again_at IS NOT NULL)';
    await runner.query(DEBT(closed));
    await runner.query(
      ENDED({ at: ', (SELECT max(s.owed_again_at) FROM settlements s WHERE s.rental_id = r.id)', closed }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ENDED({ at: '', closed: 's.is_later' }));
    await runner.query(DEBT('s.is_later'));
    await runner.query(NOT_YET_DUE(''));
    await runner.query('ALTER TABLE settlements DROP COLUMN owed_again_at');
  }
}
