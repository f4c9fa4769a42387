/** The fault, the code with it, and the problem that the check must report. */
export const PLANTED: [fault: string, code: string, problem: string][] = [
  [
    'a renamed column',
    `db.query<{ id: number }[]>('SELECT id FROM rentals WHERE referense = $1', [text])`,
    'column "referense" does not exist',
  ],
  [
    'a renamed column in a shared fragment',
    'db.query<{ id: number }[]>(`SELECT id FROM rentals WHERE ${CONDITION}`)',
    'column "statuz" does not exist',
  ],
  [
    'a renamed column in one branch',
    `db.query<{ id: number }[]>(\`SELECT id FROM rentals ORDER BY \${flag ? 'id' : 'ident'}\`)`,
    'column "ident" does not exist',
  ],
  [
    'a renamed column in one value of a union',
    'db.query<{ id: number }[]>(`SELECT id FROM rentals ORDER BY ${key}`)',
    'column "plate" does not exist',
  ],
  [
    'a renamed column in a text for a helper',
    `changeOneRow(manager, 'UPDATE rentals SET status = $2 WHERE ident = $1', [1, text])`,
    'column "ident" does not exist',
  ],
  [
    'a sum that the driver returns as a string',
    `db.query<{ total: number }[]>('SELECT sum(total_paise) AS total FROM rentals')`,
    'total is number, the driver returns string',
  ],
  [
    'an instant as a string',
    `db.query<{ at: string }[]>('SELECT created_at AS at FROM rentals')`,
    'at is string, the driver returns Date',
  ],
  [
    'numbers as strings',
    `db.query<{ ids: string[] }[]>('SELECT array_agg(id) AS ids FROM rentals')`,
    'ids is string[], the driver returns number[]',
  ],
  [
    'a column that may be null',
    `db.query<{ reason: string }[]>('SELECT reason FROM rental_moves')`,
    'reason is string, its column may be null',
  ],
  [
    'a row that an outer join may not find',
    `db.query<{ by: string }[]>('SELECT s.role AS by FROM payments p LEFT JOIN staff s ON s.id = p.decided_by_id')`,
    'by is string, its column may be null',
  ],
  [
    'a field that the statement does not return',
    `db.query<{ id: number; plate: string }[]>('SELECT id FROM cars')`,
    'the row type has plate, the statement does not return it',
  ],
  [
    'a field that the row type does not have',
    `db.query<{ id: number }[]>('SELECT id, plate FROM cars')`,
    'the statement returns plate, the row type does not have it',
  ],
  [
    'a missing parameter',
    `db.query<{ id: number }[]>('SELECT id FROM rentals WHERE kind = $1 AND status = $2', [text])`,
    'the statement takes 2 parameters, the call gives 1',
  ],
  [
    'a named parameter without a value',
    `db.query<{ id: number }[]>(...named('SELECT id FROM rentals WHERE kind = :kind', {}))`,
    'The parameter :kind has no value.',
  ],
  [
    'a renamed column beside named parameters',
    `db.query<{ id: number }[]>(...named('SELECT id FROM rentals WHERE kindd = :kind', { kind: text }))`,
    'column "kindd" does not exist',
  ],
  [
    'the rows of an UPDATE without their number',
    `db.query<{ id: number }[]>('UPDATE rentals SET status = $1 RETURNING id', [text])`,
    'the statement returns [rows, number of rows]',
  ],
  [
    'rows without a type',
    `Promise.all([db.query('SELECT id FROM rentals')])`,
    'the statement returns rows, the call names no row type',
  ],
  [
    'a text that cannot be read',
    'db.query<{ id: number }[]>(`SELECT id FROM rentals WHERE ${text}`)',
    'the text depends on text',
  ],
  [
    'a text of pieces that are collected at run time',
    "db.query<{ id: number }[]>(`SELECT id FROM rentals WHERE true ${pieces.join(' ')}`)",
    'the text depends on pieces',
  ],
];

/** Correct calls, in which the check must find no problem. */
export const RIGHT: string[] = [
  `db.query<{ id: number; kind: 'BOOKING' | 'RESERVATION' }[]>('SELECT id, kind FROM rentals WHERE id = $1', [1])`,
  `db.query<[{ id: number }[], number]>('UPDATE rentals SET status = $1 RETURNING id', [text])`,
  `db.query<{ at: Date | null }[]>(...named('SELECT decided_at AS at FROM payments WHERE id = :id', { id: 1 }))`,
  `db.query<{ by: string }[]>('SELECT s.role AS by FROM payments p JOIN staff s ON s.id = p.decided_by_id')`,
  `db.query<unknown[]>('SELECT FROM rentals WHERE id = $1', [1])`,
  `manager.query('SELECT id FROM rentals WHERE id = $1 FOR NO KEY UPDATE', [1])`,
];

/** Returns the text of a file that has the code on its last line. */
export const inFile = (code: string): string => `
  import type { DataSource, EntityManager } from 'typeorm';
  import { named } from '../platform/database/named.js';
  import { changeOneRow } from '../platform/database/unit-of-work.js';
  const CONDITION = "statuz = 'PENDING'";
  export const use = { changeOneRow, named, CONDITION };
  export async function planted(
    db: DataSource, manager: EntityManager, text: string, flag: boolean, key: 'id' | 'plate',
  ): Promise<void> {
    const pieces: string[] = [];
    pieces.push(text);
    await ${code}; }`;

/** The line of the code in its file. */
export const LINE = inFile('').split('\n').length;
