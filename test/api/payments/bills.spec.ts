import type { IssuedDocument } from '../../../backend/contract/payments/issued-documents';
import type { ListedRefund } from '../../../backend/contract/payments/refunds';
import type { OwnRental } from '../../../backend/contract/rentals/rentals';
import { textsOf } from '../../support/pdf-texts';
import { picture } from '../../support/pictures';
import { dayAhead } from '../../support/renting';
import { moveClock } from '../../support/server';
import { requireDeposit, requireGst } from '../../support/settings';
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
  /** Runs the job, and returns the series and the amount of each document, oldest first. */
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

  it('contain the fare once the return cannot be undone, final lines, and later reductions', async () => {
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

  it('contain only the fare and its waiver after a return without further charges', async () => {
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

  it('are followed by a sheet for the sent settlement and by another for the final one', async () => {
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

  it('contain the charge of a cancellation immediately, and that of a no-show after a day', async () => {
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

  it('add up to the income in the ledger for each rental of the tests above', async () => {
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

  describe('GST documents', () => {
    const KARNATAKA = { name: 'Deccan Instruments', gstin: '29AABCD1234E1Z4' };
    beforeAll(() => requireGst(w.server, w.admin, 18));

    const taxed = async (rented: Rented): Promise<IssuedDocument[]> =>
      (await all(rented)).filter(({ series }) => series !== 'AG' && series !== 'SS').reverse();
    const summary = async (rented: Rented) =>
      (await taxed(rented)).map(({ series, amount }) => [series, amount]);
    const enter = ({ reference, who }: Rented, company: object) =>
      w.server.http.put(`/api/rentals/${reference}/company`).set(bearer(who.account)).send(company);
    const expectTexts = async (rented: Rented, document: IssuedDocument, parts: string[]) => {
      const found = await text(rented, document);
      for (const part of parts) expect(found).toContain(part);
      expect(found).not.toContain('Not a tax invoice.');
      const hindi = await text(rented, document, 'hi');
      for (const part of parts.filter((one) => /\d/.test(one))) expect(hindi).toContain(part);
    };

    it('issues tax documents at the agreed rate, and lists untaxed lines separately', async () => {
      const rented = await settlements.returned(130);
      await settlements.inspect(rented, [{ point: 'SPARE_WHEEL', text: 'No jack', photo: null }]);
      await requireGst(w.server, w.admin, 28);
      await w.advanceClock('61 minutes');
      const draft = await settlements.console(rented);
      const jack = { kind: 'MISSING_ITEM', amount: '1000', text: 'A new jack', mark: draft.marks[0]!.id };
      await settlements.addLine(draft, jack).expect(200);
      await settlements.issue(await settlements.console(rented), w.admin).expect(200);
      await settlements.accept(rented).expect(200);
      await bill();
      await waive(rented, 150);
      await bill();
      expect((await w.mails(rented))[0]).toMatch(/^Tax documents for .+\n.*Credit note CN/s);
      expect(await summary(rented)).toEqual([
        ['RV', FARE],
        ['IN', FARE + 600 + 1000],
        ['CN', 150],
      ]);
      const [voucher, invoice, note] = (await taxed(rented)) as [
        IssuedDocument,
        IssuedDocument,
        IssuedDocument,
      ];
      await expectTexts(rented, voucher, [
        'Receipt voucher',
        'SAC 996601',
        '₹3,219.50',
        'CGST 9%',
        '₹289.75',
      ]);
      await expectTexts(rented, invoice, [
        'Tax invoice',
        'Washing fee',
        'Advances adjusted',
        voucher.number,
        '₹3,799',
        '₹508.48',
        '₹45.76',
        'Without GST',
        'A new jack',
        '₹5,399',
        '27AAPFU0939F1ZV',
      ]);
      await expectTexts(rented, note, [
        'Credit note',
        invoice.number,
        '₹127.12',
        'SGST 9%',
        '₹11.44',
        '₹150',
      ]);
    });

    it('accepts a company until the invoice is issued, with IGST for another state', async () => {
      const rented = await settlements.returned();
      const wrong = (await enter(rented, { ...KARNATAKA, gstin: '29AABCD1234E1Z5' }).expect(400)).body;
      expect(wrong.errors).toEqual([expect.objectContaining({ field: 'gstin' })]);
      await enter(rented, { name: '', gstin: '' }).expect(200);
      const entered: OwnRental = (await enter(rented, KARNATAKA).expect(200)).body.data;
      expect(entered.company).toEqual({ ...KARNATAKA, mayChange: true });
      expect((await w.details(rented)).company).toEqual(KARNATAKA);
      await w.advanceClock('61 minutes');
      await bill();
      const [, invoice] = (await taxed(rented)) as [IssuedDocument, IssuedDocument];
      await expectTexts(rented, invoice, [
        KARNATAKA.name,
        KARNATAKA.gstin,
        'IGST 28%',
        '₹2,967.97',
        '₹831.03',
      ]);
      const late = (await enter(rented, { name: '', gstin: '' }).expect(409)).body;
      expect(late.data).toEqual({ status: 'RETURNED', reason: 'INVOICED' });
    });

    it('issues a refund voucher without tax on the deposit for a rental without a trip', async () => {
      await requireDeposit(w.server, w.admin, 3000, 'WITH_FARE');
      const rented = await w.rent('bookings', { amount: FARE + 3000 });
      await w.verify(rented).expect(200);
      await w.cancel(rented).expect(200);
      const filter = JSON.stringify({ q: rented.reference });
      const change = async (what: string, body: object) => {
        const refunds = await w.server.http.get('/console/refunds').query({ filter }).set(bearer(w.admin));
        const { id, version } = refunds.body[0] as ListedRefund;
        await w.server.http
          .put(`/console/refunds/${id}/${what}`)
          .set(bearer(w.admin))
          .send({ version, ...body })
          .expect(200);
      };
      await change('destination', { kind: 'UPI', upi: 'asha@okbank' });
      await change('sending', { method: 'UPI', reference: 'UTR1', sentOn: dayAhead(0) });
      await change('reference', { reference: 'UTR2', reason: 'Two digits were swapped' });
      expect(await summary(rented)).toEqual([
        ['RV', FARE],
        ['DR', 3000],
        ['RF', FARE + 3000],
        ['RF', FARE + 3000],
      ]);
      const voucher = (await taxed(rented)).at(-1)!;
      await expectTexts(rented, voucher, [
        'Refund voucher',
        'UTR2',
        '₹2,967.96',
        '₹415.52',
        'Security deposit',
        '₹3,000',
      ]);
    });

    it('issues no tax documents for rentals that were placed before the setting', async () => {
      const { rows } = await w.server.db.query<{ number: string }>(
        `SELECT d.number FROM issued_documents d JOIN rentals r ON r.id = d.rental_id
          WHERE NOT r.charges ? 'gst' AND d.series IN ('RV', 'RF', 'IN', 'CN')`,
      );
      expect(rows).toEqual([]);
    });
  });
});
