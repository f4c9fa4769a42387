import type { ListedRefund } from '../../../backend/contract/payments/refunds';
import type { StatementMatch } from '../../../backend/contract/payments/statements';
import { dayAhead, newTransactionId } from '../../support/renting';
import { bearer } from '../../support/test-data';
import { type CancellationData, cancellationData, TOTAL } from '../rentals/cancellation.support';
import { csv, MAPPING } from './statement.support';

const WITH_DEBITS = { ...MAPPING, debit: 2 };
/** Formats a day like the bank, as `dd/mm/yyyy`. */
const bankDay = (days: number): string => dayAhead(days).split('-').reverse().join('/');
const debit = (days: number, reference: string, amount = TOTAL): string =>
  `${bankDay(days)},NEFT ${reference},"${amount}.00",`;
const credit = (reference: string, amount = TOTAL): string => `${bankDay(0)},${reference},,"${amount}.00"`;

describe('bank statement with refunds', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  let transfers = 0;
  /** A refund that was sent ten days ago. */
  async function sent(): Promise<ListedRefund> {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    await w.cancel(rented).expect(200);
    const { id } = await w.payment(rented);
    const reference = `N3264881${1000 + ++transfers}`;
    await w.server.http
      .put(`/console/transactions/${id}/refund`)
      .set(bearer(w.admin))
      .send({ reference })
      .expect(200);
    const { rows } = await w.server.db.query(
      `UPDATE refunds SET sent_on = $2 WHERE reference = $1 RETURNING id`,
      [reference, dayAhead(-10)],
    );
    return refund(rows[0].id);
  }
  const refund = async (id: number): Promise<ListedRefund> =>
    (await w.server.http.get(`/console/refunds/${id}`).set(bearer(w.admin)).expect(200)).body;
  const upload = async (content: string, mapping: object = WITH_DEBITS) =>
    (
      await w.server.http
        .post('/console/statements')
        .set(bearer(w.admin))
        .attach('file', Buffer.from(content), 'bank.csv')
        .field('mapping', JSON.stringify(mapping))
        .field('name', 'bank.csv')
    ).body;
  const rows = async (id: number): Promise<StatementMatch[]> =>
    (
      await w.server.http
        .get(`/console/statements/${id}/rows`)
        .query({ range: '[0,99]' })
        .set(bearer(w.admin))
        .expect(200)
    ).body;
  const about = async (statement: { id: number }, of: ListedRefund): Promise<object[]> =>
    (await rows(statement.id))
      .filter((match) => match.refund?.id === of.id)
      .map(({ kind, line, amount, reason }) => ({ kind, line, amount, reason }));

  it('finds sent refunds, reports missing ones, and offers to record returned ones', async () => {
    const [found, missing, differing, back] = [await sent(), await sent(), await sent(), await sent()];
    const statement = await upload(
      csv(
        debit(-20, 'OFFICE RENT 2026110'),
        debit(-10, found.reference!),
        debit(-9, differing.reference!, 500),
        debit(-10, back.reference!),
        credit(`${back.reference} RETURNED`),
        credit('RENT412345678901'),
        debit(-3, 'OFFICE RENT 2026112'),
      ),
      { ...WITH_DEBITS, fromNarration: true },
    );
    expect(statement).toMatchObject({ rows: 2, leftOut: 5, debits: 5 });
    expect(await about(statement, found)).toEqual([
      { kind: 'REFUND_FOUND', line: 3, amount: -TOTAL, reason: 'Reference and amount match this refund.' },
    ]);
    expect(await about(statement, missing)).toMatchObject([{ kind: 'REFUND_MISSING', line: null }]);
    expect(await about(statement, differing)).toMatchObject([
      { kind: 'REFUND_MISSING', reason: 'Line 4 has its reference, but shows ₹500.' },
    ]);
    expect(await about(statement, back)).toMatchObject([
      { kind: 'REFUND_RETURNED', line: 6, amount: TOTAL },
      { kind: 'REFUND_FOUND', line: 5 },
    ]);
    expect((await rows(statement.id)).find(({ line }) => line === 6)).toMatchObject({ mayRecord: false });

    const { version } = await refund(back.id);
    await w.server.http
      .put(`/console/refunds/${back.id}/bounce`)
      .set(bearer(w.admin))
      .send({ cause: 'RETURNED_BY_BANK', on: dayAhead(0), version })
      .expect(200);
    expect((await about(statement, back))[0]).toMatchObject({
      kind: 'REFUND_RETURNED',
      reason: 'The bank has returned this refund, as recorded.',
    });
  });

  it('reports no missing refund on a statement without debits', async () => {
    const refund = await sent();
    const content = csv(
      `${bankDay(-20)},412345678903,,"100.00"`,
      debit(-20, 'OFFICE RENT 2026110'),
      credit('412345678902'),
    );
    const without = await upload(content, MAPPING);
    expect(without).toMatchObject({ debits: null });
    expect(await about(without, refund)).toEqual([]);
    const withDebits = await upload(content);
    expect(withDebits).toMatchObject({ debits: 1 });
    expect(await about(withDebits, refund)).toMatchObject([{ kind: 'REFUND_MISSING' }]);
  });

  it('refuses to record a returned refund whose reference only the narration contains', async () => {
    const back = await sent();
    const { version } = back;
    await w.server.http
      .put(`/console/refunds/${back.id}/reference`)
      .set(bearer(w.admin))
      .send({ version, reference: `NEFT/${back.reference}`, reason: 'With its kind' })
      .expect(200);
    const utr = newTransactionId();
    const statement = await upload(
      `Date,Narration,UTR,Amount\r\n${bankDay(0)},RETURN ${back.reference},${utr},"${TOTAL}.00"\r\n`,
      { ...MAPPING, id: 2, amount: 3 },
    );
    expect(await about(statement, back)).toMatchObject([{ kind: 'REFUND_RETURNED', line: 2 }]);
    const { body } = await w.server.http
      .post(`/console/statements/${statement.id}/rows/2/payment`)
      .set(bearer(w.admin))
      .send({ customerId: back.customerId, type: 'book', reason: 'Seen on the statement' });
    expect(body).toMatchObject({ code: 1015, data: { reason: 'CREDIT_USED' } });
  });

  it('refuses to record a returned refund as a payment', async () => {
    const back = await sent();
    const statement = await upload(csv(credit(back.reference!)));
    const { body } = await w.server.http
      .post(`/console/statements/${statement.id}/rows/2/payment`)
      .set(bearer(w.admin))
      .send({ customerId: back.customerId, type: 'book', reason: 'Seen on the statement' });
    expect(body).toMatchObject({ code: 1015, data: { reason: 'CREDIT_USED' } });
  });
});
