import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { lockWaits } from '../../support/lock-waits';
import { picture } from '../../support/pictures';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import { handoverSteps } from './handover.support';
import { settlementSteps } from './settlement.support';
import { type TripData, tripData } from './trip.support';

describe('photos of the handovers of a deleted account', () => {
  let w: TripData & { photo: Buffer };
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterAll(() => w.server.stop());
  const { addPhoto, filled, save } = handoverSteps(() => w);
  const settlement = settlementSteps(() => w);

  const erase = ({ who }: Rented) =>
    w.server.http
      .post(`/console/customers/${who.id}/erasure`)
      .set(bearer(w.admin))
      .send({ reason: 'Letter of today.' });
  const documents = async ({ who }: Rented): Promise<number | null> =>
    (await w.server.db.query('SELECT FROM documents WHERE customer_id = $1', [who.id])).rowCount;

  /** A rental that has ended, and the photos of a second phone that are still to come. */
  async function closed(): Promise<{ rented: Rented; second: string }> {
    const rented = await settlement.returned();
    await settlement.inspect(rented);
    await settlement.ago((await settlement.console(rented)).id, 'opened_at', 86_400);
    await settlement.followed(rented);
    expect((await w.details(rented)).status).toBe('CLOSED');
    await w.server.runJob('issue-bills');
    const second = randomUUID();
    await save(second, { ...filled(rented, 'RETURN'), photosOnly: true }).expect(200);
    return { rented, second };
  }

  it('are refused with 1002 when a phone sends them afterwards, and an admin discards them without a note', async () => {
    const { rented, second } = await closed();
    await erase(rented).expect(200);
    for (const point of ['FRONT', 'SIGNATURE'])
      expect((await addPhoto(second, point).expect(404)).body.code).toBe(1002);
    expect(await documents(rented)).toBe(0);
    const note = w.server.http.post(`/console/rentals/${rented.id}/notes`).set(bearer(w.admin));
    expect((await note.send({ text: 'Discarded.' }).expect(404)).body.code).toBe(1002);
    const record = `/console/rentals/${rented.id}/refused-records/${second}`;
    await w.server.http.delete(record).set(bearer(w.admin)).expect(200);
    expect(await w.audited(rented)).toMatchObject({ action: 'discard-record' });
  });

  it('are removed if one is stored at the same time', async () => {
    const { rented, second } = await closed();
    const evidence = await w.server.db.connect();
    await evidence.query('BEGIN; LOCK TABLE evidence_items IN SHARE MODE');
    const sent = addPhoto(second, 'SIGNATURE').then(({ status }) => status);
    let erased: Promise<number>;
    try {
      while ((await lockWaits(w.server, 'evidence_items')) === 0) await pause(5);
      erased = erase(rented).then(({ status }) => status);
      while ((await lockWaits(w.server)) < 2) await pause(5);
    } finally {
      await evidence.query('COMMIT');
      evidence.release();
    }
    expect([await sent, await erased]).toEqual([200, 200]);
    expect(await documents(rented)).toBe(0);
  });
});
