import pg from 'pg';
import type {
  ConsoleIssuedDocument,
  IssuedDocument,
} from '../../../backend/contract/payments/issued-documents';
import type { ListedRefund } from '../../../backend/contract/payments/refunds';
import { textsOf } from '../../support/pdf-texts';
import { dayAhead } from '../../support/renting';
import { moveClock } from '../../support/server';
import { changeSettings, requireDeposit } from '../../support/settings';
import { bearer } from '../../support/test-data';
import type { Rented } from '../rentals/cancellation.support';
import { type TripData, tripData } from '../rentals/trip.support';

const FARE = 4199;
/** Contains no letters whose order in a PDF file differs from the written order. */
const BUYER = 'आशा शाह';

describe('issued documents', () => {
  let w: TripData;
  beforeAll(async () => {
    w = await tripData();
    await requireDeposit(w.server, w.admin, 3000, 'WITH_FARE');
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  async function paid(amount: number): Promise<Rented> {
    const rented = await w.rent('bookings', { costPerDay: 2000, amount });
    await w.server.db.query('UPDATE customers SET full_name = $2 WHERE id = $1', [rented.who.id, BUYER]);
    await w.verify(rented).expect(200);
    return rented;
  }
  const path = ({ reference }: Rented, id?: number): string =>
    `/api/rentals/${reference}/documents${id === undefined ? '' : `/${id}`}`;
  const all = async (rented: Rented): Promise<IssuedDocument[]> =>
    (await w.server.http.get(path(rented)).set(bearer(rented.who.account)).expect(200)).body.data;
  const agreements = async (rented: Rented): Promise<IssuedDocument[]> =>
    (await all(rented)).filter(({ series }) => series === 'AG');
  const list = async (rented: Rented): Promise<IssuedDocument[]> =>
    (await all(rented)).filter(({ series }) => series !== 'AG');
  const file = async (rented: Rented, { id }: IssuedDocument, language = 'en'): Promise<Buffer> =>
    (
      await w.server.http
        .get(path(rented, id))
        .query({ language })
        .set(bearer(rented.who.account))
        .expect(200)
        .expect('content-type', 'application/pdf')
    ).body as Buffer;
  const found = async (q: string, filter: object = {}): Promise<ConsoleIssuedDocument[]> =>
    (
      await w.server.http
        .get('/console/issued-documents')
        .query({ filter: JSON.stringify({ q, ...filter }) })
        .set(bearer(w.admin))
        .expect(200)
    ).body as ConsoleIssuedDocument[];
  const summary = async (rented: Rented) =>
    (await list(rented)).map(({ series, amount, cancelledAt }) => [series, amount, cancelledAt !== null]);
  const numberIn = ({ number }: IssuedDocument): number => Number(number.split('/')[2]);

  it('consist of a receipt without the deposit and a deposit receipt, with constant bytes', async () => {
    await changeSettings(w.server, w.admin, () => ({
      operatorLicence: { number: 'MH/12/118', authority: 'RTO Pune', validUntil: '2029-03-31' },
      grievanceOfficer: {
        name: 'Asha Rao',
        designation: 'Customer care',
        phone: '+91 20 2543 0001',
        email: 'grievance@example.com',
      },
    }));
    const rented = await paid(7199);
    const documents = await list(rented);
    expect(documents).toEqual([
      expect.objectContaining({ series: 'DR', amount: 3000, cancelledAt: null }),
      expect.objectContaining({ series: 'RC', amount: FARE, cancelledAt: null }),
    ]);
    const [deposit, receipt] = documents as [IssuedDocument, IssuedDocument];
    expect(receipt.number).toMatch(/^RC\/\d{4}\/\d{6}$/);
    const mail = (await w.mails(rented)).join('\n');
    expect(mail).toContain(`We have issued: Receipt ${receipt.number}, Deposit receipt ${deposit.number}.`);

    const bytes = await file(rented, receipt);
    await w.server.db.query(`UPDATE customers SET full_name = 'Another' WHERE id = $1`, [rented.who.id]);
    expect((await file(rented, receipt)).equals(bytes)).toBe(true);
    const [text, hindi] = await textsOf(bytes, await file(rented, deposit, 'hi'));
    for (const part of [
      'Receipt',
      'Not a tax invoice.',
      'Pune City Cars is not registered under GST.',
      receipt.number,
      `${BUYER}, 1 Test Road, Pune`,
      rented.reference,
      rented.transactionId,
      '₹4,199',
      'MH/12/118, RTO Pune',
      'Asha Rao, Customer care',
    ])
      expect(text).toContain(part);
    for (const part of ['GST', 'नंबर', 'भुगतान का तरीका', 'वापसी', 'रकम', deposit.number, BUYER, '₹3,000'])
      expect(hindi).toContain(part);

    expect(await found(receipt.number.toLowerCase())).toEqual([
      expect.objectContaining({
        id: receipt.id,
        customerName: 'Another',
        rentalId: rented.id,
        rentalKind: 'BOOKING',
        rentalReference: rented.reference,
      }),
    ]);
    const [agreement] = (await agreements(rented)) as [IssuedDocument];
    const ids = [deposit.id, receipt.id, agreement.id].sort((a, b) => b - a);
    expect((await found(rented.reference)).map(({ id }) => id)).toEqual(ids);
    expect((await found(rented.reference, { series: 'DR' })).map(({ id }) => id)).toEqual([deposit.id]);
    const { headers } = await w.server.http
      .get(`/console/issued-documents/${receipt.id}/file`)
      .set(bearer(w.admin))
      .expect(200);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${receipt.number.replaceAll('/', '-')}.pdf"`,
    );
  }, 60_000);

  const unsent = async ({ id }: Rented): Promise<number[]> =>
    (
      await w.server.db.query<{ id: number }>(
        'SELECT d.id FROM document_mails m JOIN issued_documents d ON d.id = m.document_id WHERE d.rental_id = $1',
        [id],
      )
    ).rows.map((row) => row.id);

  it('include a version of the rental agreement for each agreed content', async () => {
    const rented = await paid(7199);
    const [first] = (await agreements(rented)) as [IssuedDocument];
    expect(first).toMatchObject({ number: `${rented.reference}/1`, amount: FARE });
    expect((await w.mails(rented)).join('\n')).toContain(`We have issued: Rental agreement ${first.number}.`);
    await w.server.http
      .put(`/console/rentals/${rented.id}/deposit`)
      .set(bearer(w.admin))
      .send({ required: 1000, reason: 'A regular customer' })
      .expect(200);
    await w.server.db.query(
      'UPDATE rentals SET deposit_paise = deposit_paise, status = status WHERE id = $1',
      [rented.id],
    );
    const [second, ...earlier] = (await agreements(rented)) as [IssuedDocument];
    expect([second.number, earlier]).toEqual([`${rented.reference}/2`, [first]]);
    // The e-mails of the commands contain the other documents.
    expect(await unsent(rented)).toEqual([second.id]);
    await Promise.all([w.server.runJob('mail-documents'), w.server.runJob('mail-documents')]);
    expect(
      (await w.mails(rented)).filter((mail) => mail.includes(`agreement ${second.number}.`)),
    ).toHaveLength(1);
    // A large file is not attached, nor any to an unproved address, which is known only when the e-mail is sent.
    expect((await w.mails(rented)).join('\n')).not.toContain('attached');
    expect(await unsent(rented)).toEqual([]);
    const [text, changed, hindi] = await textsOf(
      await file(rented, first),
      await file(rented, second),
      await file(rented, second, 'hi'),
    );
    for (const part of [
      'Rental agreement',
      first.number,
      `${BUYER}, 1 Test Road, Pune`,
      'Washing fee',
      '₹4,199',
      '₹3,000',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Not a tax invoice.');
    expect(changed).toContain('₹1,000');
    expect(changed).not.toContain('₹3,000');
    for (const part of [BUYER, second.number, '₹1,000', '₹4,199']) expect(hindi).toContain(part);
  });

  it('are hidden from other customers', async () => {
    const [rented, other] = [await paid(FARE), await paid(FARE)];
    const [document] = (await list(rented)) as [IssuedDocument];
    await w.server.http.get(path(rented, document.id)).set(bearer(other.who.account)).expect(404);
    await w.server.http.get(path(other, document.id)).set(bearer(other.who.account)).expect(404);
    await w.server.http.get(path(rented)).set(bearer(other.who.account)).expect(404);
  });

  it('are cancelled with their payment, and issued again for its corrected amount', async () => {
    const rented = await paid(7199);
    const correct = async (what: string, body: object) => {
      const { id, version } = await w.payment(rented);
      return w.server.http
        .put(`/console/transactions/${id}/${what}`)
        .set(bearer(w.admin))
        .send({ version, reason: 'As on our statement', ...body })
        .expect(200);
    };
    await correct('amount', { receivedAmount: 7190 });
    const all = [
      ['DR', 2991, false],
      ['RC', FARE, false],
      ['DR', 3000, true],
      ['RC', FARE, true],
    ];
    expect(await summary(rented)).toEqual(all);
    await correct('reopening', {});
    expect(await summary(rented)).toEqual(all.map(([series, amount]) => [series, amount, true]));
    const [cancelled] = (await list(rented)) as [IssuedDocument];
    expect((await textsOf(await file(rented, cancelled)))[0]).toContain('Cancelled on');
  });

  it('include refund receipts, which a new reference replaces and a returned transfer cancels', async () => {
    const rented = await paid(FARE);
    const [receipt] = (await list(rented)) as [IssuedDocument];
    await w.cancel(rented).expect(200);
    const refunds = async (): Promise<ListedRefund> =>
      (
        await w.server.http
          .get('/console/refunds')
          .query({ filter: JSON.stringify({ q: rented.reference }) })
          .set(bearer(w.admin))
      ).body[0];
    const change = async (what: string, body: object) => {
      const { id, version } = await refunds();
      await w.server.http
        .put(`/console/refunds/${id}/${what}`)
        .set(bearer(w.admin))
        .send({ version, ...body })
        .expect(200);
    };
    await change('destination', { kind: 'UPI', upi: 'asha@okbank' });
    await change('sending', { method: 'UPI', reference: 'UTR1', sentOn: dayAhead(0) });
    const [refund] = (await list(rented)) as [IssuedDocument];
    expect(refund).toMatchObject({ series: 'RR', amount: FARE });
    expect((await w.mails(rented))[0]).toContain(`We have issued: Refund receipt ${refund.number}.`);
    await change('reference', { reference: 'UTR2', reason: 'Two digits were swapped' });
    const [before, after] = await textsOf(
      await file(rented, refund),
      await file(rented, (await list(rented))[0]!),
    );
    for (const part of ['Refund receipt', 'UTR1', receipt.number, '₹4,199']) expect(before).toContain(part);
    expect(after).toContain('UTR2');
    await change('bounce', { cause: 'RETURNED_BY_BANK', on: dayAhead(0) });
    expect(await summary(rented)).toEqual([
      ['RR', FARE, true],
      ['RR', FARE, true],
      ['RC', FARE, false],
    ]);
  });

  it('have numbers without gaps or repeats, even after rollbacks on two connections', async () => {
    const rented = await paid(FARE);
    const [last] = (await list(rented)) as [IssuedDocument];
    const issue = async (lane: number): Promise<number> => {
      const client = new pg.Client({ connectionString: w.server.databaseUrl });
      await client.connect();
      let committed = 0;
      for (let n = 0; n < 150; n += 1) {
        const ends = (n + lane) % 10 === 0 ? 'ROLLBACK' : 'COMMIT';
        const order = lane ? ['RC', 'DR'] : ['DR', 'RC'];
        await client.query('BEGIN');
        for (const series of order)
          await client.query(
            `SELECT issue_document($1, e, 100) FROM ledger_entries e JOIN issued_documents d ON d.entry_id = e.id WHERE d.id = $2`,
            [series, last.id],
          );
        await client.query(ends);
        if (ends === 'COMMIT') committed += 1;
      }
      await client.end();
      return committed;
    };
    const [first, second] = await Promise.all([issue(0), issue(1)]);
    const added = (await list(rented)).filter(({ id, series }) => series === 'RC' && id > last.id);
    expect(added.length).toBe(first + second);
    expect(added.map(numberIn).sort((a, b) => a - b)).toEqual(
      added.map((_, index) => numberIn(last) + 1 + index),
    );
    const { rows } = await w.server.db.query(
      `SELECT s.series FROM document_series s WHERE last_number <>
         (SELECT count(DISTINCT number) FROM issued_documents WHERE number LIKE s.series || '/' || s.year || '/%')
       UNION ALL
       SELECT number FROM (SELECT number, issued_at < lag(issued_at) OVER (PARTITION BY series ORDER BY number) AS earlier
                             FROM issued_documents WHERE series <> 'AG') d WHERE earlier`,
    );
    expect(rows).toEqual([]);
  }, 60_000);

  it('begin a new series on 1 April in the time zone of the city', async () => {
    const { rows } = await w.server.db.query<{ gap: number }>(
      `SELECT extract(epoch FROM make_timestamptz(y, 3, 31, 23, 59, 59, 'Asia/Kolkata') - now())::int AS gap
         FROM (SELECT extract(year FROM now())::int + 1 AS y) AS next`,
    );
    const year = new Date().getFullYear() + 1;
    const years = (from: number): string => `${from % 100}${(from + 1) % 100}`;
    const number = async (seconds: number): Promise<string> => {
      await moveClock(w.server, `${seconds} seconds`);
      return (await w.server.db.query(`SELECT number FROM next_document_number('RC')`)).rows[0].number;
    };
    expect(await number(rows[0]!.gap - 3_600)).toMatch(`RC/${years(year - 1)}/`);
    expect(await number(rows[0]!.gap + 3_600)).toBe(`RC/${years(year)}/000001`);
    const edges = await w.server.db.query(
      `SELECT document_year('2027-03-31 23:59:59.999+05:30') AS before, document_year('2027-04-01 00:00+05:30') AS after`,
    );
    expect(edges.rows).toEqual([{ before: '2627', after: '2728' }]);
  });

  it.each(['issued_documents', 'document_cancellations'])(
    'cannot be changed in the table %s',
    async (table) => {
      for (const change of [`DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`])
        await expect(w.server.db.query(change)).rejects.toThrow('is append-only');
      await expect(w.server.db.query(`UPDATE issued_documents SET content = '{}'`)).rejects.toThrow(
        'is append-only',
      );
    },
  );
});
