import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Charges for damage, dirt and missing items refer to the mark of the return that shows them. */
export class MarksOfLines1764930000000 implements MigrationInterface {
  name = 'MarksOfLines1764930000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(MARKS);
    await runner.query(EVIDENCE);
    await runner.query(check('NOT line_has_evidence(line)'));
    await runner.query(
      sheetLines(`, 'mark', (SELECT jsonb_build_object('point', m.point, 'text', m.text)
               FROM return_marks m WHERE m.record_id = l.record_id AND m.number = l.mark_number)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(sheetLines(''));
    await runner.query(
      check('NOT EXISTS (SELECT FROM settlement_photos WHERE line_id = line.id AND NOT of_dispute)'),
    );
    await runner.query(`
      DROP FUNCTION line_has_evidence;
      DROP VIEW return_marks;
      ALTER TABLE settlement_lines DROP COLUMN record_id, DROP COLUMN mark_number, DROP COLUMN needs_mark;
    `);
  }
}

const COLUMNS = `
  ALTER TABLE settlement_lines ADD COLUMN record_id uuid, ADD COLUMN mark_number integer,
    ADD COLUMN needs_mark boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT settlement_lines_mark_check CHECK ((record_id IS NULL) = (mark_number IS NULL));
  -- Lines from before this migration do not need a mark.
  ALTER TABLE settlement_lines ALTER COLUMN needs_mark SET DEFAULT true;
`;

const MARKS = `
  -- Each mark of a return or second inspection beside what the handover has at its point. New: the handover inspected
  -- the point, and neither staff nor the customer noted the same there.
  CREATE VIEW return_marks AS
    SELECT h.rental_id, h.id AS record_id, mark.number::int AS number, mark.value ->> 'point' AS point, mark.value ->> 'text' AS text,
           (SELECT p.document_id FROM handover_photos p
             WHERE p.handover_id = h.id AND p.id::text = mark.value ->> 'photo') AS document_id,
           (SELECT p.document_id FROM handover_photos p WHERE p.handover_id = pickup.id AND p.point = mark.value ->> 'point'
             ORDER BY pickup.marks @> jsonb_build_array(jsonb_build_object('photo', p.id)), p.received_at DESC, p.id LIMIT 1) AS before_document_id,
           ARRAY (SELECT known.value ->> 'text' FROM jsonb_array_elements(pickup.marks || pickup.customer_marks) AS known(value)
                   WHERE known.value ->> 'point' = mark.value ->> 'point') AS known,
           pickup.id IS NOT NULL
             AND (mark.value ->> 'point' = ANY (pickup.fine)
               OR pickup.marks @> jsonb_build_array(jsonb_build_object('point', mark.value ->> 'point')))
             AND NOT EXISTS (SELECT FROM jsonb_array_elements(pickup.marks || pickup.customer_marks) AS known(value)
                              WHERE known.value ->> 'point' = mark.value ->> 'point'
                                AND lower(known.value ->> 'text') = lower(mark.value ->> 'text')) AS is_new
      FROM handovers h JOIN valid_moves m ON m.id = h.move_id
      CROSS JOIN jsonb_array_elements(h.marks) WITH ORDINALITY AS mark(value, number)
      LEFT JOIN (handovers pickup JOIN valid_moves pm ON pm.id = pickup.move_id)
        ON pickup.rental_id = h.rental_id AND pickup.kind = 'HANDOVER'
     WHERE h.kind IN ('RETURN', 'SECOND_INSPECTION');
`;

const EVIDENCE = `
  -- DAMAGE: a new mark with its photo, and what the repair costs. MISSING_ITEM: a new mark. CLEANING: a photo of a mark, or
  -- another photo. OTHER: a file.
  CREATE FUNCTION line_has_evidence(line settlement_lines) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT CASE
             WHEN line.kind = 'MISSING_ITEM' AND line.needs_mark THEN shown.is_new
             WHEN line.kind = 'DAMAGE' AND line.needs_mark THEN shown.is_new AND shown.is_pictured AND shown.has_file
             WHEN line.kind = 'CLEANING' THEN shown.is_pictured OR shown.has_file
             ELSE shown.has_file
           END
      FROM (SELECT coalesce(bool_or(m.is_new), false) AS is_new, coalesce(bool_or(m.document_id IS NOT NULL), false) AS is_pictured,
                   EXISTS (SELECT FROM settlement_photos p WHERE p.line_id = line.id AND NOT p.of_dispute) AS has_file
              FROM return_marks m WHERE m.record_id = line.record_id AND m.number = line.mark_number) AS shown
  $$;
`;

const check = (lacksEvidence: string): string => `
  -- What staff charge needs evidence, and reaches the customer until the last day.
  CREATE OR REPLACE FUNCTION check_settlement_line(line settlement_lines) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF line.kind IN ('LATE', 'FUEL', 'EXTRA_KM', 'CREDIT') OR line.reply = 'WITHDRAWN' THEN RETURN; END IF;
    IF ${lacksEvidence} THEN
      RAISE EXCEPTION 'line % of settlement % has no evidence', line.id, line.settlement_id
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'charged_line_has_evidence';
    END IF;
    IF EXISTS (SELECT FROM settlements WHERE id = line.settlement_id AND issued_at >= charge_until) THEN
      RAISE EXCEPTION 'line % of settlement % is too late', line.id, line.settlement_id
        USING ERRCODE = 'check_violation', TABLE = 'settlement_lines', CONSTRAINT = 'line_is_charged_in_time';
    END IF;
  END $$;
`;

const sheetLines = (mark: string): string => `
  CREATE OR REPLACE FUNCTION sheet_lines(of integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'amount', coalesce(l.final_paise, l.reply_paise, l.amount_paise),
             'asked', l.amount_paise, 'text', l.text, 'textKey', l.text_key,
             'photos', (SELECT count(*) FROM settlement_photos p WHERE p.line_id = l.id AND NOT p.of_dispute)${mark}) ORDER BY l.id), '[]')
      FROM settlement_lines l WHERE l.settlement_id = of
  $$;
`;
