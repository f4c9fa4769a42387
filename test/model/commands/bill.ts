import fc from 'fast-check';
import { billsOf } from '../business/billing';
import { DAY, MINUTE } from '../business/terms';
import { command, passTime } from '../command';

/** SQL: bills less credit memos of the rentals $1. */
const BILLS = `
  SELECT r.id, coalesce(sum(CASE d.series WHEN 'BL' THEN d.amount_paise ELSE -d.amount_paise END), 0)::int AS billed
    FROM rentals r LEFT JOIN issued_documents d ON d.rental_id = r.id AND d.series IN ('BL', 'CM')
   WHERE r.id = ANY ($1) GROUP BY r.id ORDER BY r.id`;

/** The jobs bill the income of the ended rentals. */
export const waitForBills = fc.constantFrom(31 * MINUTE, DAY).map((time) =>
  command(
    `waitForBills(${time / MINUTE} minutes)`,
    async (scene) => {
      const { model, system } = scene;
      await passTime(scene, time);
      // The second run bills the charges of the first run.
      for (let run = 0; run < 2; run += 1) await system.runBackgroundWork();
      const expected = billsOf(model);
      const { rows } = await system.server.db.query<object>(BILLS, [expected.map(({ id }) => id)]);
      expect(rows).toEqual(expected);
    },
    (model) => billsOf(model).length > 0,
  ),
);
