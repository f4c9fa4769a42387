import type { IssuedDocument } from '../../../backend/contract/payments/issued-documents';
import { textsOf } from '../../support/pdf-texts';
import { picture } from '../../support/pictures';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import type { Rented } from '../rentals/cancellation.support';
import { settlementSteps } from '../rentals/settlement.support';
import { type TripData, tripData } from '../rentals/trip.support';

const FARE = 3799;

describe('bills and credit memos', () => {
  let w: TripData;
  let photo: Buffer;
  beforeAll(async () => {
    w = await tripData();
    photo = await picture(1);
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());
  const settlements = settlementSteps(() => ({ ...w, photo }));

  const bill = () => w.server.runJob('issue-bills');
  const all = async ({ reference, who }: Rented): Promise<IssuedDocument[]> =>
    (await w.server.http.get(`/api/rentals/${reference}/documents`).set(bearer(who.account)).expect(200)).body
      .data;
  const documents = async (rented: Rented): Promise<IssuedDocument[]> =>
    (await all(rented)).filter(({ series }) => series === 'BL' || series === 'CM');
  const sheets = async (rented: Rented): Promise<IssuedDocument[]> =>
    (await all(rented)).filter(({ series }) => series === 'SS');
  const text = async ({ reference, who }: Rented, { id }: IssuedDocument, language = 'en') => {
    const { body } = await w.server.http
      .get(`/api/rentals/${reference}/documents/${id}`)
      .query({ language })
      .set(bearer(who.account))
      .expect(200);
    return (await textsOf(body as Buffer))[0];
  };
  /** Oldest first, after the job. */
  const billed = async (rented: Rented) => {
    await bill();
    return (await documents(rented)).map(({ series, amount }) => [series, amount]).reverse();
  };
  const contents = async ({ id }: Rented) =>
    (
      await w.server.db.query(
        `SELECT (SELECT string_agg(line ->> 'kind', ' ') FROM jsonb_array_elements(content -> 'lines') AS line) AS lines,
                content -> 'refersTo' AS refers FROM issued_documents
          WHERE rental_id = $1 AND series IN ('BL', 'CM') ORDER BY id`,
        [id],
      )
    ).rows;
  const waive = ({ id }: Rented, amount: number) =>
    w.server.http
      .post(`/console/rentals/${id}/waivers`)
      .set(bearer(w.admin))
      .send({ amount, reason: 'Regular customer' })
      .expect(200);

  it('contain the fare once the return cannot be undone, final lines, and what is charged less afterwards', async () => {
    const rented = await settlements.returned(130);
    expect(await billed(rented)).toEqual([]);
    await w.advanceClock('61 minutes');
    await Promise.all([bill(), bill()]);
    expect(await billed(rented)).toEqual([['BL', FARE]]);
    const [fare] = (await documents(rented)) as [IssuedDocument];
    expect(fare.number).toMatch(/^BL\/\d{4}\/000001$/);
    expect((await w.mails(rented))[0]).toContain(`We have issued: Bill ${fare.number}.`);

    await settlements.issue(await settlements.console(rented)).expect(200);
    expect(await billed(rented)).toEqual([['BL', FARE]]);
    await settlements.accept(rented).expect(200);
    const [late] = (await billed(rented)).slice(1) as [[string, number]];
    expect(late[0]).toBe('BL');
    await waive(rented, 100);
    await waive(rented, 50);
    expect(await billed(rented)).toEqual([['BL', FARE], late, ['CM', 150]]);
    const rows = await contents(rented);
    expect(rows.map(({ lines }) => lines)).toEqual(['FARE', 'LATE', 'WAIVED']);
    const [memo] = (await documents(rented)) as [IssuedDocument];
    for (const part of [
      'Credit memo',
      'Charge that we have given up',
      '₹150',
      fare.number,
      'Not a tax invoice.',
    ])
      expect(await text(rented, memo)).toContain(part);
    for (const part of ['Washing fee', 'Total of this bill', '₹3,799'])
      expect(await text(rented, fare)).toContain(part);
    expect(rows[0].refers).toEqual([expect.stringMatching(/^RC\//)]);
    expect(rows[2].refers).toEqual([fare.number, expect.stringMatching(/^BL\//)]);
  });

  it('are none for a return without more than the fare, besides that of the fare, also once it is closed', async () => {
    const rented = await settlements.returned();
    await w.advanceClock('25 hours');
    await settlements.followed(rented);
    expect((await w.details(rented)).status).toBe('CLOSED');
    expect(await billed(rented)).toEqual([['BL', FARE]]);
    await waive(rented, FARE);
    expect(await billed(rented)).toEqual([
      ['BL', FARE],
      ['CM', FARE],
    ]);
  });

  it('follow a settlement sheet when it is sent, and another one once it is final', async () => {
    const rented = await settlements.returned(130);
    await settlements.issue(await settlements.console(rented)).expect(200);
    const [sent] = (await sheets(rented)) as [IssuedDocument];
    expect(sent).toMatchObject({ number: `${rented.reference}-1`, amount: 600 });
    expect((await w.mails(rented))[0]).toContain(`We have issued: Settlement ${sent.number}.`);
    const { lines } = (await settlements.own(rented))[0]!;
    await settlements
      .dispute(rented, [{ lineId: lines[0]!.id, text: 'It was only one hour late.', photos: 0 }])
      .expect(200);
    const disputed = await settlements.console(rented);
    await settlements
      .reply(disputed, [{ lineId: lines[0]!.id, reply: 'REDUCED', amount: 300, text: 'One hour less' }])
      .expect(200);
    const [last, ...earlier] = await sheets(rented);
    expect([last?.number, last?.amount, earlier]).toEqual([`${rented.reference}-2`, 300, [sent]]);
    for (const part of ['Accept it, or dispute lines of it', '2 started hours after 30 minutes', '₹600'])
      expect(await text(rented, sent)).toContain(part);
    for (const part of ['This settlement is final.', 'Reduced from ₹600', 'To pay', '₹300'])
      expect(await text(rented, last!)).toContain(part);
    for (const part of ['₹300', '₹600', last!.number])
      expect(await text(rented, last!, 'hi')).toContain(part);
  });

  it('contain the charge of a cancellation at once, and that of a no-show after a day', async () => {
    const free = await w.confirmed(100);
    await w.cancel(free).expect(200);
    expect(await billed(free)).toEqual([]);
    const late = await w.confirmed(30);
    await w.server.db.query(
      `UPDATE rentals SET cancellation = cancellation || '{"coolingOffMinutes": 0}' WHERE id = $1`,
      [late.id],
    );
    await w.cancel(late).expect(200);
    expect(await billed(late)).toEqual([['BL', FARE / 2]]);
    expect((await contents(late))[0].lines).toBe('CANCELLED');

    const missed = await w.confirmed(-1);
    await w.move(missed, 'NO_SHOW').expect(200);
    await w.advanceClock('23 hours');
    expect(await billed(missed)).toEqual([]);
    await w.advanceClock('25 hours');
    expect(await billed(missed)).toEqual([['BL', FARE]]);
    expect((await contents(missed))[0].lines).toBe('NO_SHOW');
  });

  it('add up to the income in the ledger, for each rental and in each state that the tests above have left', async () => {
    await bill();
    const { rows } = await w.server.db.query(
      `SELECT r.status, (SELECT coalesce(sum(CASE e.credit WHEN 'INCOME' THEN e.amount_paise ELSE -e.amount_paise END), 0)
                           FROM ledger_entries e WHERE e.rental_id = r.id AND 'INCOME' IN (e.debit, e.credit))
                        = (SELECT coalesce(sum(CASE series WHEN 'BL' THEN amount_paise WHEN 'CM' THEN -amount_paise END), 0)
                             FROM issued_documents WHERE rental_id = r.id) AS agrees
         FROM rental_bills b JOIN rentals r ON r.id = b.rental_id WHERE NOT b.is_due`,
    );
    expect(rows.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['RETURNED', 'CLOSED', 'CANCELLED', 'NO_SHOW']),
    );
  });
});
