/** SQL: the tables with photos of rentals, and the joins from their rows `p` to a row `o` with the rental. */
const PHOTO_TABLES = {
  rental_photos: 'JOIN rental_moves o ON o.id = p.move_id',
  car_refusal_photos: 'JOIN car_refusals o ON o.id = p.refusal_id',
  handover_photos: 'JOIN handovers o ON o.id = p.handover_id',
  settlement_photos:
    'JOIN settlement_lines l ON l.id = p.line_id JOIN settlements o ON o.id = l.settlement_id',
};

/** SQL: removes photos `p` of rentals from each table. The documents stay. */
export const removalsOfPhotos = (condition: string): string[] =>
  Object.entries(PHOTO_TABLES).map(
    ([table, joins]) => `
      DELETE FROM ${table} WHERE document_id IN (
        SELECT p.document_id FROM ${table} p ${joins} WHERE ${condition})
      RETURNING document_id AS id`,
  );

/** SQL: whether no table has the photo `d`. */
export const IS_UNUSED_PHOTO = Object.keys(PHOTO_TABLES)
  .map((table) => `NOT EXISTS (SELECT FROM ${table} p WHERE p.document_id = d.id)`)
  .join(' AND ');
