import type { MigrationInterface, QueryRunner } from 'typeorm';

const setting = (path: string): string =>
  `(SELECT "values" #> '${path}' FROM settings_versions ORDER BY id DESC LIMIT 1)`;

const dueAfter = (days: string): string => `
  CREATE OR REPLACE FUNCTION refund_due_on(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
    WITH holidays AS (
      SELECT (h ->> 'day')::date AS day FROM jsonb_array_elements(${setting('{holidays}')}) AS h
    )
    SELECT day::date FROM (SELECT (at AT TIME ZONE coalesce(${setting('{rules,zone}')} #>> '{}', 'Asia/Kolkata'))::date) AS begins(today),
           generate_series(today + 1, today + 120, '1 day') AS day
     WHERE extract(dow FROM day) <> 0 AND day::date NOT IN (SELECT h.day FROM holidays h)
     ORDER BY day OFFSET ${days} - 1 LIMIT 1
  $$`;

/** Refunds are due after the working days of the setting instead of five. */
export class RefundWorkingDays1764900000000 implements MigrationInterface {
  name = 'RefundWorkingDays1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dueAfter(`coalesce(${setting('{rules,refundWorkingDays}')}::integer, 5)`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dueAfter('5'));
  }
}
