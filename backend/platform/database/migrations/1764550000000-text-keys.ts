import type { MigrationInterface, QueryRunner } from 'typeorm';

// Until now these texts were stored in English alone.
const LINE_KEY = `
  CREATE FUNCTION pg_temp.line_key(line jsonb, fare jsonb) RETURNS jsonb LANGUAGE sql AS $$
    WITH label AS (SELECT line->>'label' AS text, (substring(line->>'label' FROM '\\d+'))::numeric AS number)
    SELECT CASE
      WHEN text = 'Damage insurance' THEN jsonb_build_object('messageKey', 'fares.damageInsurance')
      WHEN text = 'Washing fee' THEN jsonb_build_object('messageKey', 'fares.washingFee')
      WHEN text = 'Convenience fee' THEN jsonb_build_object('messageKey', 'fares.convenienceFee')
      WHEN text ~ '^Discount \\d+%$' THEN jsonb_build_object('messageKey', 'fares.discount',
        'messageParams', jsonb_build_object('percent', number))
      WHEN text ~ '^Extra \\d+ hours?$' THEN jsonb_build_object('messageKey', 'fares.extraHours',
        'messageParams', jsonb_build_object('hours', number))
      WHEN text ~ '^Car price, \\d+ days? at ' THEN jsonb_build_object('messageKey', 'fares.carPrice',
        'messageParams', jsonb_build_object('days', number, 'price', split_part(text, ' at ', 2)))
      WHEN text ~ '^Car price, \\d+ days?: ' THEN jsonb_build_object('messageKey', 'fares.carPriceDayMore',
        'messageParams', jsonb_build_object('days', number, 'duration', CASE
          WHEN (fare->>'extraHours')::integer > 0 THEN jsonb_build_object('messageKey', 'fares.daysAndHours',
            'messageParams', jsonb_build_object('days', fare->'duration', 'hours', fare->'extraHours'))
          ELSE jsonb_build_object('messageKey', 'fares.days',
            'messageParams', jsonb_build_object('days', fare->'duration')) END))
      ELSE '{}' END
      FROM label
  $$`;

const fillLinesOf = (table: string): string => `
  UPDATE ${table} SET fare = jsonb_set(fare, '{lines}', (
    SELECT jsonb_agg(line || pg_temp.line_key(line, fare) ORDER BY position)
      FROM jsonb_array_elements(fare->'lines') WITH ORDINALITY AS lines(line, position)))
   WHERE jsonb_array_length(fare->'lines') > 0`;

const FILL_REASONS = `
  UPDATE rental_moves SET reason_key = CASE
      WHEN reason = 'Payment verified and documents approved'
        THEN jsonb_build_object('messageKey', 'history.verifiedAndApproved')
      WHEN reason = 'Returned 48 hours ago' THEN jsonb_build_object('messageKey', 'history.returnedBefore',
        'messageParams', jsonb_build_object('hours', 48))
      WHEN reason LIKE 'No new payment received by %' THEN jsonb_build_object('messageKey', 'history.noNewPayment',
        'messageParams', jsonb_build_object('when', split_part(reason, ' received by ', 2)))
      ELSE jsonb_build_object('messageKey', 'history.placedAtDesk',
        'messageParams', jsonb_build_object('who', moved_by)) END
   WHERE moved_by = 'system' AND (to_status IN ('CONFIRMED', 'CLOSED') AND reason IN
           ('Payment verified and documents approved', 'Returned 48 hours ago')
         OR to_status = 'EXPIRED' AND reason LIKE 'No new payment received by %')
      OR from_status IS NULL AND reason = 'Placed at the desk by ' || moved_by || ', confirmed with the customer''s code.'`;

const FILL_PROBLEMS = `
  UPDATE statement_rows SET problem_key = CASE
      WHEN problem = 'The amount is too large.' THEN jsonb_build_object('messageKey', 'statements.amountTooLarge')
      WHEN problem LIKE 'The amount cannot be read: %' THEN jsonb_build_object('messageKey', 'statements.unreadableAmount',
        'messageParams', jsonb_build_object('text', substr(problem, length('The amount cannot be read: ') + 1)))
      WHEN problem LIKE 'A spreadsheet has shortened %' THEN jsonb_build_object('messageKey', 'statements.shortenedId') END
   WHERE problem IS NOT NULL`;

/** Beside each English text that the system stored, the key and parameters by which clients translate it. */
export class TextKeys1764550000000 implements MigrationInterface {
  name = 'TextKeys1764550000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rental_moves ADD COLUMN reason_key jsonb');
    await runner.query('ALTER TABLE statement_rows ADD COLUMN problem_key jsonb');
    await runner.query(LINE_KEY);
    await runner.query(fillLinesOf('rentals'));
    await runner.query(fillLinesOf('holds'));
    await runner.query('ALTER TABLE rental_moves DISABLE TRIGGER rental_moves_append_only');
    await runner.query(FILL_REASONS);
    await runner.query('ALTER TABLE rental_moves ENABLE TRIGGER rental_moves_append_only');
    await runner.query(FILL_PROBLEMS);
  }

  /** The lines of fares keep their keys, which nothing else reads. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rental_moves DROP COLUMN reason_key');
    await runner.query('ALTER TABLE statement_rows DROP COLUMN problem_key');
  }
}
