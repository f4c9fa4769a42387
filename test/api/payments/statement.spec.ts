import type { StatementKind } from '../../../backend/contract/payments/statements';
import { decidePayment } from '../../support/decisions';
import { newTransactionId } from '../../support/renting';
import { setRefund, setStatus } from '../../support/rows';
import { bearer, buildStaff, signIn } from '../../support/test-data';
import {
  bankDay,
  credit,
  csv,
  FARE,
  HEADER,
  MAPPING,
  type StatementData,
  statementData,
} from './statement.support';

describe('bank statement', () => {
  let w: StatementData;
  beforeAll(async () => {
    w = await statementData();
  });
  afterAll(() => w.server.stop());
  const reasonOf = async (id: number, transaction: string, kind?: StatementKind) =>
    (await w.rows(id, kind)).find(
      ({ payment, text }) => payment?.transactionId === transaction || text === transaction,
    )!;

  it('sorts 200 rows, verifies them in one step and changes nothing the second time', async () => {
    const exact = await w.waiting(100);
    const differing = await w.waiting(20);
    const absent = await w.waiting(7);
    const lines = [
      ...exact.map((id) => credit(id)),
      ...differing.map((id, n) => credit(id, n % 2 ? '3,799.50' : '1,23,456.00')),
      ...Array.from({ length: 20 }, () => credit(newTransactionId())),
      ...exact.slice(0, 40).map((id) => credit(id)),
      ...Array.from({ length: 8 }, (_, n) => credit(`BAD${n}00000`, '12,3')),
      ...Array.from({ length: 12 }, () => `${bankDay()},${newTransactionId()},500.00,`),
    ];
    expect(lines).toHaveLength(200);
    const file = csv(...lines);
    const { body } = await w.upload(file).expect(201);
    expect(body).toMatchObject({
      name: 'november.csv',
      rows: 188,
      leftOut: 12,
      createdBy: String(w.staff[0].id),
    });
    const sorted = { DIFFERING: 20, MISSING: 20, ABSENT: 8, DUPLICATE: 40, UNREADABLE: 8 };
    expect(w.counts(body)).toEqual({ EXACT: 100, ...sorted });
    expect(body.kinds[0]).toEqual({ kind: 'EXACT', count: 100, sum: 100 * FARE });

    expect(await reasonOf(body.id, differing[1]!, 'DIFFERING')).toMatchObject({
      kind: 'DIFFERING',
      line: 103,
      reason: 'The bank shows ₹3,799.50, the customer reported ₹3,799: ₹0.50 more.',
      messageKey: 'statements.bankShowsMore',
    });
    expect((await w.rows(body.id, 'UNREADABLE'))[0]).toMatchObject({
      line: 182,
      amount: null,
      reason: 'The amount cannot be read: 12,3',
      messageKey: 'statements.unreadableAmount',
    });
    expect((await w.rows(body.id, 'DUPLICATE'))[0]).toMatchObject({
      line: 142,
      reason: 'It has the same transaction ID as line 2.',
    });
    expect((await w.rows(body.id, 'ABSENT')).map(({ payment }) => payment!.transactionId)).toEqual([
      w.first,
      ...absent,
    ]);

    const before = await w.statuses();
    const verification = (await w.verifyAll(body.id).expect(200)).body;
    expect(verification).toEqual({ verified: 100, sum: 100 * FARE, refused: [], remaining: 0 });
    const after = await w.statuses();
    expect(after).toEqual({ SUBMITTED: before['SUBMITTED']! - 100, VERIFIED: 100 });
    const { rows: confirmed } = await w.server.db.query(
      `SELECT count(*)::int AS count FROM rentals WHERE status = 'CONFIRMED'`,
    );
    expect(confirmed).toEqual([{ count: 100 }]);

    const again = (await w.upload(file, MAPPING, w.other).expect(201)).body;
    expect(again.id).toBe(body.id);
    expect(w.counts(again)).toEqual({ VERIFIED: 100, ...sorted });
    expect((await w.verifyAll(body.id, w.other).expect(200)).body).toEqual({
      verified: 0,
      sum: 0,
      refused: [],
      remaining: 0,
    });
    expect(await w.statuses()).toEqual(after);
    expect((await reasonOf(body.id, exact[0]!, 'VERIFIED')).reason).toMatch(
      new RegExp(`^Verified by #${w.staff[0].id} on .+ IST\\.$`),
    );

    const { rows: audit } = await w.server.db.query(
      `SELECT action, after FROM audit_entries WHERE subject = 'statement' ORDER BY id`,
    );
    expect(audit).toEqual([
      {
        action: 'upload-statement',
        after: expect.objectContaining({ name: 'november.csv', rows: 188, leftOut: 12, credits: 180 }),
      },
      {
        action: 'verify-statement',
        after: { name: 'november.csv', verified: 100, sum: 100 * FARE, refused: 0 },
      },
    ]);
    const { rows: perPayment } = await w.server.db.query(
      `SELECT subject_id AS payment, after ->> 'source' AS source FROM audit_entries WHERE action = 'verify-payment' ORDER BY id LIMIT 1`,
    );
    const source = `matched with statement ${body.id}, line 2: november.csv`;
    expect(perPayment).toEqual([{ payment: expect.any(String), source }]);
    const { body: review } = await w.server.http
      .get(`/console/transactions/${perPayment[0].payment}/review`)
      .set(bearer(w.admin));
    expect(review.history[0]).toMatchObject({ note: source, messageParams: { id: body.id, line: 2 } });
  });

  it('verifies each payment once for two admins, with correct results for both', async () => {
    const exact = await w.waiting(50);
    const file = csv(...exact.map((id) => credit(id)));
    const uploads = await Promise.all([w.upload(file), w.upload(file, MAPPING, w.other)]);
    expect(uploads.map(({ status }) => status)).toEqual([201, 201]);
    const ids = uploads.map(({ body }) => body.id as number);
    expect(ids[0]).toBe(ids[1]);
    const [mine, theirs] = await Promise.all([w.verifyAll(ids[0]!), w.verifyAll(ids[1]!, w.other)]);
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(mine.body.verified + theirs.body.verified).toBe(50);
    expect(mine.body.sum + theirs.body.sum).toBe(50 * FARE);
    for (const [{ body }, rival] of [
      [mine, w.staff[1]],
      [theirs, w.staff[0]],
    ] as const) {
      for (const { reason } of body.refused) {
        expect(reason).toMatch(new RegExp(`VERIFIED already, decided by #${rival.id} on .+ IST\\.$`));
      }
    }
    const { rows } = await w.server.db.query(
      `SELECT count(*)::int AS entries, count(DISTINCT subject_id)::int AS payments FROM audit_entries a
         JOIN payments p ON p.id::text = a.subject_id AND a.subject = 'payment' WHERE p.transaction_id = ANY ($1)`,
      [exact],
    );
    expect(rows).toEqual([{ entries: 50, payments: 50 }]);
    expect(w.server.output()).not.toMatch(/deadlock/);
  });

  it("continues after another admin's concurrent decisions", async () => {
    const exact = await w.waiting(40);
    const { body } = await w.upload(csv(...exact.map((id) => credit(id)))).expect(201);
    const last = (await w.rows(body.id, 'EXACT')).at(-1)!.payment!;
    const [verified, rejected] = await Promise.all([
      w.verifyAll(body.id),
      decidePayment(w.server, w.other, last.id, { isVerified: false, reason: 'Not ours' }),
    ]);
    const refused = verified.body.refused as { transactionId: string; reason: string }[];
    expect(
      verified.body.verified + refused.length + (rejected.status === 200 && refused.length === 0 ? 1 : 0),
    ).toBe(40);
    expect(await w.rows(body.id, 'EXACT')).toEqual([]);
    expect(
      (await w.result(body.id)).kinds.find(({ kind }: { kind: string }) => kind === 'VERIFIED').count,
    ).toBe(rejected.status === 200 ? 39 : 40);
  });

  it('reports the outcome of every payment that can no longer be verified', async () => {
    const [rejected, refunded, owed, unclaimed, short, reversed, twice] = await w.waiting(7);
    const set = (id: string | undefined, what: string) =>
      w.server.db.query(`UPDATE payments SET ${what} WHERE transaction_id = $1`, [id]);
    await set(
      rejected,
      `status = 'REJECTED', reason = 'Blurred', decided_at = now(), decided_by_id = ${w.staff[1].id}`,
    );
    await setRefund(w.server, refunded!, { dueOn: '2026-12-01', reference: 'R1' });
    const ended = await w.server.db.query<{ id: number }>(
      'SELECT rental_id AS id FROM payments WHERE transaction_id = $1',
      [owed],
    );
    await setStatus(w.server, ended.rows[0]!.id, 'CANCELLED');
    await set(unclaimed, 'rental_id = NULL, expected_paise = NULL');
    await set(short, 'expected_paise = 400000');
    const file = csv(
      ...[rejected, refunded, owed, unclaimed, short, reversed, twice].map((id) => credit(id!)),
      `${bankDay()},${reversed},"3,799.00",`,
      credit(twice!, '5.00'),
      `${bankDay()},,,20`,
    );
    const { body } = await w.upload(file).expect(201);
    const said = async (id: string | undefined) => {
      const { kind, reason } = await reasonOf(body.id, id!);
      return `${kind}: ${reason}`;
    };
    expect(await said(rejected)).toMatch(
      /^CLOSED: Rejected by #\d+ on .+ IST, but the bank received it: Blurred\.$/,
    );
    expect(await said(refunded)).toMatch(/^CLOSED: Refunded on .+ IST, reference R1\.$/);
    expect(await said(owed)).toBe(
      'CLOSED: Its booking has ended and a refund is due; the payment is not verified yet.',
    );
    expect(await said(unclaimed)).toMatch(/^UNCLAIMED: ID and amount match, but/);
    expect(await said(short)).toMatch(/^DIFFERING: .+ the fare is ₹4,000: ₹201 less\.$/);
    expect(await said(reversed)).toMatch(/^DIFFERING: Line 9 also has this ID and is not a credit/);
    expect(await said(twice)).toBe('DIFFERING: Lines 8, 10 have this ID with different amounts.');
    expect((await w.rows(body.id, 'MISSING'))[0]!.reason).toBe('No transaction ID was found in this row.');
    expect((await w.verifyAll(body.id).expect(200)).body.verified).toBe(0);
  });

  it('reads preamble, BOM, semicolons, narrations, Cr and Dr, and formulas', async () => {
    const [one, two] = (await w.waiting(2)) as [string, string];
    const file = `\ufeffStatement of account\n\nName;=HYPERLINK("http://x.example";"Deccan")\nDate;Particulars;Amount;Dr/Cr;Balance
${bankDay()};"UPI/CR/${one}/""ASHA""; HDFC";3,799.00 ;Cr;1
${bankDay()};UPI/${two}/=cmd|' /C calc'!A0;₹ 3799;CR;2
${bankDay()};ATM withdrawal;500.00;Dr;3\n;Closing balance;;;\n`;
    const seen = (await w.preview(file).expect(200)).body;
    expect(seen.remembered).toBe(false);
    expect(seen.mapping).toEqual({
      headerLine: 4,
      date: 0,
      id: 1,
      fromNarration: true,
      amount: 2,
      direction: 3,
    });
    expect(seen.lines[1]).toEqual({ line: 3, cells: ['Name', '=HYPERLINK("http://x.example"', '"Deccan")'] });
    const { body } = await w.upload(file, seen.mapping).expect(201);
    expect(w.counts(body)).toMatchObject({ EXACT: 2 });
    expect(body).toMatchObject({ rows: 2, leftOut: 2 });
    expect((await w.rows(body.id, 'EXACT')).map(({ line, text }) => [line, text])).toEqual([
      [5, `UPI/CR/${one}/"ASHA"; HDFC`],
      [6, `UPI/${two}/=cmd|' /C calc'!A0`],
    ]);
    const taken = await w.server.http
      .get(`/console/statements/${body.id}/rows`)
      .query({ filter: JSON.stringify({ kind: 'EXACT' }) })
      .set({ ...bearer(w.admin), accept: 'text/csv' })
      .expect(200);
    expect(taken.text.split('\r\n').filter((line) => line.includes(one) || line.includes(two))).toHaveLength(
      2,
    );

    const other = file.replace('Statement of account', 'Another month\nof ours').replace('3,799.00 ', '1');
    const later = (await w.preview(other, w.other).expect(200)).body;
    expect(later).toMatchObject({ remembered: true, mapping: { ...seen.mapping, headerLine: 5 } });
  });

  it.each<[what: string, content: () => string | Buffer, status: number, words: RegExp]>([
    ['nothing', () => '', 422, /empty/],
    ['a zip', () => Buffer.from('PK\x03\x04 and more'), 415, /Excel workbook or a zip/],
    ['a PDF', () => '%PDF-1.7\n', 415, /This is a PDF/],
    ['bytes', () => Buffer.from([9, 0, 1, 2, 44, 0, 10]), 415, /UTF-8/],
    ['another encoding', () => Buffer.from('Date,UTR\nJos\xe9,1\n', 'latin1'), 415, /UTF-8/],
    ['11 MB', () => Buffer.alloc(11 * 1024 * 1024, `${credit('412345678901')}\n`), 413, /at most 10 MB/],
    ['100,000 columns', () => `${'a,'.repeat(100_000)}\n`, 422, /too long/],
    ['150 columns', () => `${HEADER}${',x'.repeat(150)}\n`, 422, /more than 100 columns/],
    ['no columns', () => 'some text\nand more\n', 422, /no columns/],
    ['a quotation mark without an end', () => csv(`"${bankDay()},1,,2`), 422, /near line 3 is not closed/],
    ['60,000 rows', () => csv(...Array<string>(60_000).fill('1,UTR000001,,2')), 422, /more than 50,000 rows/],
  ])('is refused with instructions if it is %s', async (_, content, status, words) => {
    const { body, ...answer } = await w.upload(content());
    expect([answer.status, body.code, body.message]).toEqual([status, 1014, expect.stringMatching(words)]);
    expect(body.errors[0].field).toBe('file');
  });

  it.each([
    ['no JSON', 'x', /JSON/],
    ['a list', '[]', /line/],
    ['a line that is not there', { ...MAPPING, headerLine: 99 }, /line has no column names/],
    ['a column that is not there', { ...MAPPING, amount: 9 }, /only 4 columns/],
    ['a broken column', { ...MAPPING, id: 1.5 }, /column of the transaction ID/],
    ['one column twice', { ...MAPPING, id: 3 }, /different columns/],
    ['the wrong columns', { ...MAPPING, amount: 2 }, /the file has no credits/],
  ])('is refused with an invalid mapping (%s), and not stored', async (_, mapping, words) => {
    const file = csv(credit('412345678901'));
    const sent = w.server.http
      .post('/console/statements')
      .set(bearer(w.admin))
      .attach('file', Buffer.from(file), 'a.csv')
      .field('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
    const { body } = await sent.expect(400);
    expect([body.code, body.errors[0].field]).toEqual([1001, 'mapping']);
    expect(body.message).toMatch(words);
    const { rows } = await w.server.db.query(`SELECT 1 FROM statements WHERE name = 'a.csv'`);
    expect(rows).toEqual([]);
  });

  it('requires a file and an admin', async () => {
    const empty = await w.server.http
      .post('/console/statements')
      .set(bearer(w.admin))
      .field('mapping', JSON.stringify(MAPPING))
      .expect(400);
    expect(empty.body.errors[0].field).toBe('file');
    const desk = await signIn(w.server, 'custom-admin', await buildStaff(w.server, 'CUSTOM_ADMIN'));
    for (const sent of [
      w.preview(csv(), desk),
      w.upload(csv(), MAPPING, desk),
      w.verifyAll(1, desk),
      w.server.http.get('/console/statements').set(bearer(desk)),
      w.server.http.get('/console/statements/1/rows').set(bearer(desk)),
    ]) {
      expect((await sent).status).toBe(403);
    }
    expect((await w.verifyAll(99_999)).status).toBe(404);
  });

  it('is stored once for one Idempotency-Key, which refuses another file', async () => {
    const send = (content: string) => w.upload(content).set('idempotency-key', 'one-statement');
    const file = csv(credit(newTransactionId()));
    const [first, second] = [await send(file), await send(file)];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect((await send(csv(credit(newTransactionId())))).body.code).toBe(1017);
  });
});
