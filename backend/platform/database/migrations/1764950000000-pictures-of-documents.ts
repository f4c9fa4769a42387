import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rental agreements name the picture of the signature, and settlement sheets those of their lines. */
export class PicturesOfDocuments1764950000000 implements MigrationInterface {
  name = 'PicturesOfDocuments1764950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(agreement(SIGNATURE));
    await runner.query(sheetLines(FILES, `, 'before', m.before_document_id, 'photo', m.document_id`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(sheetLines('', ''));
    await runner.query(agreement(''));
  }
}

const ZONE = `coalesce((SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata')`;

const SIGNATURE = `, 'picture',
                                   (SELECT p.document_id FROM handover_photos p WHERE p.handover_id = h.id AND p.point = h.confirmation
                                     ORDER BY p.received_at DESC, p.id LIMIT 1)`;

const FILES = `, 'files', ARRAY (SELECT p.document_id FROM settlement_photos p WHERE p.line_id = l.id AND NOT p.of_dispute
                              ORDER BY p.document_id)`;

const agreement = (picture: string): string => `
  -- What the parties have agreed to, and the confirmation of the handover of a trip that has begun.
  CREATE OR REPLACE FUNCTION agreement_content(of integer, at timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT document_parties(r.customer_id, r.id, at) || jsonb_build_object('agreement', jsonb_build_object(
             'plate', c.plate, 'carAgreement', r.agreement_id, 'cancellation', r.cancellation,
             'charges', r.charges || jsonb_build_object('deposit', r.deposit_paise),
             'fare', jsonb_build_object('lines', r.fare -> 'lines', 'damageInsurance', coalesce(r.fare -> 'damageInsurance', '0')),
             'acceptedAt', to_char(r.created_at AT TIME ZONE ${ZONE}, 'YYYY-MM-DD HH24:MI'),
             'handover', (SELECT jsonb_build_object('confirmation', h.confirmation, 'odometer', h.odometer_km,
                                   'at', to_char(m.at AT TIME ZONE ${ZONE}, 'YYYY-MM-DD HH24:MI')${picture})
                            FROM handovers h JOIN valid_moves m ON m.id = h.move_id WHERE h.rental_id = r.id AND h.kind = 'HANDOVER')))
      FROM rentals r JOIN cars c ON c.id = r.car_id WHERE r.id = of
  $$;
`;

const sheetLines = (files: string, pictures: string): string => `
  CREATE OR REPLACE FUNCTION sheet_lines(of integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'amount', coalesce(l.final_paise, l.reply_paise, l.amount_paise),
             'asked', l.amount_paise, 'text', l.text, 'textKey', l.text_key,
             'photos', (SELECT count(*) FROM settlement_photos p WHERE p.line_id = l.id AND NOT p.of_dispute)${files},
             'mark', (SELECT jsonb_build_object('point', m.point, 'text', m.text, 'name', m.point_name${pictures})
                        FROM return_marks m WHERE m.record_id = l.record_id AND m.number = l.mark_number)) ORDER BY l.id), '[]')
      FROM settlement_lines l WHERE l.settlement_id = of
  $$;
`;
