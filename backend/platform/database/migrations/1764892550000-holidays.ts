import type { MigrationInterface, QueryRunner } from 'typeorm';

const ZONE = `coalesce((SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata')`;

/** Refunds are due five working days after they arose, without the holidays of the settings. */
export class Holidays1764892550000 implements MigrationInterface {
  name = 'Holidays1764892550000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION refund_due_on(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
        WITH holidays AS (
          SELECT (h ->> 'day')::date AS day FROM jsonb_array_elements(
            (SELECT "values" -> 'holidays' FROM settings_versions ORDER BY id DESC LIMIT 1)) AS h
        )
        SELECT day::date FROM (SELECT (at AT TIME ZONE ${ZONE})::date) AS begins(today),
               generate_series(today + 1, today + 100, '1 day') AS day
         WHERE extract(dow FROM day) <> 0 AND day::date NOT IN (SELECT h.day FROM holidays h)
         ORDER BY day OFFSET 4 LIMIT 1
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION refund_due_on(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
        SELECT today + 5 + (extract(dow FROM today) > 1)::int FROM (SELECT (at AT TIME ZONE ${ZONE})::date) AS day(today)
      $$;
    `);
  }
}
