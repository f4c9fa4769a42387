import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each record keeps the inspection points that it was asked, with their names, because the settings can change. */
export class InspectionPoints1764931000000 implements MigrationInterface {
  name = 'InspectionPoints1764931000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(POINTS);
    await runner.query(
      'CREATE VIEW rented_types AS SELECT r.id AS rental_id, k.vehicle_type FROM rentals r JOIN cars k ON k.id = r.car_id',
    );
    await runner.query(`CREATE OR REPLACE VIEW return_marks AS ${marks(NAME)}`);
    await runner.query(sheetLines(`, 'name', m.point_name`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(sheetLines(''));
    await runner.query(`DROP VIEW return_marks; CREATE VIEW return_marks AS ${marks('')}`);
    await runner.query('DROP VIEW rented_types; ALTER TABLE handovers DROP COLUMN points');
  }
}

// The default is the list from before the setting: that of earlier records, and of those that the previous version writes.
const POINTS = `
  ALTER TABLE handovers ADD COLUMN points jsonb NOT NULL DEFAULT '[
    {"key": "FRONT", "name": {"en": "Front", "hi": "आगे का हिस्सा"}, "photo": true},
    {"key": "LEFT", "name": {"en": "Left side", "hi": "बाईं तरफ़"}, "photo": true},
    {"key": "BACK", "name": {"en": "Back", "hi": "पीछे का हिस्सा"}, "photo": true},
    {"key": "RIGHT", "name": {"en": "Right side", "hi": "दाईं तरफ़"}, "photo": true},
    {"key": "ODOMETER", "name": {"en": "Odometer and fuel display", "hi": "ओडोमीटर और ईंधन मीटर"}, "photo": true},
    {"key": "WINDSCREEN", "name": {"en": "Windscreen", "hi": "विंडस्क्रीन"}, "photo": false},
    {"key": "TYRES", "name": {"en": "Tyres", "hi": "टायर"}, "photo": false},
    {"key": "SPARE_WHEEL", "name": {"en": "Spare wheel and tools", "hi": "स्टेपनी और औज़ार"}, "photo": false},
    {"key": "INTERIOR", "name": {"en": "Interior", "hi": "अंदर का हिस्सा"}, "photo": false},
    {"key": "PAPERS", "name": {"en": "Vehicle documents in the car", "hi": "कार में गाड़ी के काग़ज़ात"}, "photo": false},
    {"key": "FASTAG", "name": {"en": "FASTag", "hi": "FASTag"}, "photo": false}
  ]';
`;

const NAME = `,
           jsonb_path_query_first(h.points, '$[*] ? (@.key == $key).name', jsonb_build_object('key', mark.value -> 'point')) AS point_name`;

const marks = (name: string): string => `
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
                                AND lower(known.value ->> 'text') = lower(mark.value ->> 'text')) AS is_new${name}
      FROM handovers h JOIN valid_moves m ON m.id = h.move_id
      CROSS JOIN jsonb_array_elements(h.marks) WITH ORDINALITY AS mark(value, number)
      LEFT JOIN (handovers pickup JOIN valid_moves pm ON pm.id = pickup.move_id)
        ON pickup.rental_id = h.rental_id AND pickup.kind = 'HANDOVER'
     WHERE h.kind IN ('RETURN', 'SECOND_INSPECTION');
`;

const sheetLines = (name: string): string => `
  CREATE OR REPLACE FUNCTION sheet_lines(of integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'amount', coalesce(l.final_paise, l.reply_paise, l.amount_paise),
             'asked', l.amount_paise, 'text', l.text, 'textKey', l.text_key,
             'photos', (SELECT count(*) FROM settlement_photos p WHERE p.line_id = l.id AND NOT p.of_dispute),
             'mark', (SELECT jsonb_build_object('point', m.point, 'text', m.text${name})
                        FROM return_marks m WHERE m.record_id = l.record_id AND m.number = l.mark_number)) ORDER BY l.id), '[]')
      FROM settlement_lines l WHERE l.settlement_id = of
  $$;
`;
