import { ResealCount } from './reseal-count.js';

const BATCH = 500;

interface Rows<Row> {
  /** Returns at most `limit` rows with an id greater than `after`, by id. */
  read: (after: number, limit: number) => Promise<Row[]>;
  reseal: (row: Row, count: ResealCount) => Promise<void>;
}

/** Seals the rows of a table with the current secret, in batches. */
export async function resealRows<Row extends { id: number }>({
  read,
  reseal,
}: Rows<Row>): Promise<ResealCount> {
  const count = new ResealCount();
  let last = 0;
  for (;;) {
    const rows = await read(last, BATCH);
    for (const row of rows) await reseal(row, count);
    if (rows.length < BATCH) return count;
    last = rows.at(-1)?.id ?? last;
  }
}
