import { type CancellationData, cancellationData, TOTAL } from '../api/rentals/cancellation.support';
import { disableRowChecks } from '../support/rows';
import {
  COPIES,
  copiesOfPreviousVersion,
  killWhatWaits,
  lockPayment,
  migrate,
  moneyOfCopies,
  recorded,
} from './previous-ledger.support';

describe('ledger of a previous version', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  it('is completed by a migration after two interruptions, with a reason for every balance', async () => {
    const rented = await w.rent('bookings', { amount: TOTAL - 100 });
    await w.verify(rented).expect(200);
    const before = await sums();
    await disableRowChecks(w.server);
    const copies = await copiesOfPreviousVersion(w.server, rented);
    // The first is in the first batch, the second in the next one.
    const due = COPIES.findIndex(([words]) => words === 'CANCELLED REFUND_DUE 50');
    const locked = [copies[due]!, copies[due + 170 * COPIES.length]!];
    const holders = await Promise.all(locked.map((id) => lockPayment(w.server, id)));
    const migration = migrate(w.server);
    const kept: number[] = [];
    for (const holder of holders) {
      await killWhatWaits(w.server, holder);
      kept.push(await recorded(w.server, copies));
      await holder.end();
    }
    expect(kept).toEqual([0, 2000 - before.length]);

    const { code, output } = await migration;
    expect([code, output.match(/Killed/g)]).toEqual([0, ['Killed', 'Killed']]);
    expect(await sums(before.length)).toEqual(before);
    const money = await moneyOfCopies(w.server);
    expect(money).toHaveLength(COPIES.length);
    expect(money).toEqual(expect.arrayContaining(COPIES));
    expect(output).toContain(
      `Ledger: rental ${rented.reference} (CONFIRMED) has a balance of 100 rupees: the payments are lower than the fare`,
    );
  });

  async function sums(limit = 1_000): Promise<unknown[]> {
    const { rows } = await w.server.db.query(
      'SELECT id, m.* FROM rentals r, rental_money(r.id) m ORDER BY id LIMIT $1',
      [limit],
    );
    return rows;
  }
});
