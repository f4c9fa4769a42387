import { messageOf } from '../../../contract/messages/message.js';
import { statementsMessages } from '../../../contract/messages/statements.messages.js';
import { paise } from '../../../contract/money.js';
import type {
  CreditConflict,
  KnownPayment,
  KnownRefund,
  StatementFacts,
  StoredRow,
} from './statement-facts.js';
import { conflictReason, matchStatement } from './statement-match.rules.js';

const ZONE = 'Asia/Kolkata';
const row = (line: number, over: Partial<StoredRow> = {}): StoredRow => ({
  line,
  ids: ['412345678901'],
  words: [],
  amount: paise(199_900),
  debit: paise(0),
  day: '2026-11-21',
  text: 'UPI',
  problem: null,
  isRecordable: false,
  problemKey: null,
  ...over,
});
const payment = (over: Partial<KnownPayment> = {}): KnownPayment => ({
  id: 1,
  transactionId: '412345678901',
  amount: paise(199_900),
  expected: paise(199_900),
  status: 'SUBMITTED',
  isClaimed: true,
  customerName: 'Asha',
  customerMobile: '9000000011',
  createdAt: new Date('2026-11-21T06:00:00Z'),
  decidedAt: null,
  decidedBy: null,
  reason: null,
  refundedAt: null,
  refundReference: null,
  conflict: null,
  ...over,
});
const match = (rows: StoredRow[], payments: KnownPayment[], over: Partial<StatementFacts> = {}) =>
  matchStatement({ rows, payments, waiting: [], refunds: [], period: null, ...over }, ZONE);
const kinds = (rows: StoredRow[], payments: KnownPayment[], waiting: KnownPayment[] = []) =>
  match(rows, payments, { waiting }).map((match) => [match.row?.line ?? 'payment', match.kind]);

describe('matchStatement', () => {
  it('classifies only the first of two rows with the id and amount as exact', () => {
    expect(kinds([row(2), row(3)], [payment()])).toEqual([
      [2, 'EXACT'],
      [3, 'DUPLICATE'],
    ]);
  });

  it('classifies a row as differing if the amount differs by a paisa or between lines', () => {
    expect(kinds([row(2, { amount: paise(199_901) })], [payment()])).toEqual([[2, 'DIFFERING']]);
    expect(kinds([row(2), row(3, { amount: paise(5) })], [payment()])).toEqual([
      [2, 'DIFFERING'],
      [3, 'DUPLICATE'],
    ]);
  });

  it('classifies a row as differing if another line reverses it or the fare was higher', () => {
    expect(kinds([row(2), row(3, { amount: paise(0) })], [payment()])).toEqual([[2, 'DIFFERING']]);
    expect(kinds([row(2)], [payment({ expected: paise(200_000) })])).toEqual([[2, 'DIFFERING']]);
    expect(kinds([row(2)], [payment({ expected: paise(100_000) })])).toEqual([[2, 'EXACT']]);
  });

  const conflict = (over: Partial<CreditConflict> = {}): CreditConflict => ({
    paymentId: 1,
    namesSeveralCredits: false,
    sharedWith: [],
    ...over,
  });

  it('leaves a row with several ids to an admin and prefers the undecided payment of its amount', () => {
    const one = payment({ conflict: conflict({ sharedWith: ['412345678902'] }) });
    const two = payment({ id: 2, transactionId: '412345678902', amount: paise(5) });
    const named = row(2, { ids: ['412345678902', '412345678901'] });
    expect(match([named], [one, two], { waiting: [one, two] })).toEqual([
      {
        kind: 'DIFFERING',
        reason: messageOf(statementsMessages, 'severalPayments', { others: '412345678902' }),
        row: named,
        payment: one,
      },
    ]);
    const earlier = payment({ id: 2, transactionId: '412345678902', status: 'VERIFIED' });
    expect(match([named], [one, earlier])[0]).toMatchObject({
      kind: 'DIFFERING',
      payment: one,
    });
    const rejected = payment({ status: 'REJECTED' });
    expect(match([named], [{ ...rejected, amount: paise(5) }, earlier])[0]).toMatchObject({
      kind: 'VERIFIED',
      payment: earlier,
    });
  });

  it('leaves a credit that another payment has used to an admin', () => {
    const used = payment({ conflict: conflict({ sharedWith: ['WORD1'] }) });
    expect(kinds([row(2)], [used])).toEqual([[2, 'DIFFERING']]);
  });

  it('prefers an id of its own over an id that several credits contain', () => {
    const common = payment({
      id: 2,
      transactionId: 'BRANCH42',
      conflict: conflict({ namesSeveralCredits: true }),
    });
    const rows = [row(2, { ids: ['BRANCH42', '412345678901'] }), row(3, { ids: ['BRANCH42'] })];
    expect(kinds(rows, [payment(), common])).toEqual([
      [2, 'EXACT'],
      [3, 'DIFFERING'],
    ]);
    expect(conflictReason(common.conflict!)).toEqual(messageOf(statementsMessages, 'severalCredits'));
    expect(conflictReason(conflict())).toBeNull();
  });

  it('applies a reversal to every payment whose id is in its row', () => {
    const two = payment({ id: 2, transactionId: '412345678902' });
    const rows = [
      row(2),
      row(3, { ids: ['412345678902'] }),
      row(4, { ids: ['412345678901', '412345678902'], amount: paise(0) }),
    ];
    expect(kinds(rows, [payment(), two])).toEqual([
      [2, 'DIFFERING'],
      [3, 'DIFFERING'],
    ]);
  });

  it.each([
    ['VERIFIED', 'VERIFIED'],
    ['REJECTED', 'CLOSED'],
    ['REFUND_DUE', 'CLOSED'],
    ['REFUNDED', 'CLOSED'],
  ] as const)('classifies a row of a payment that is %s as %s', (status, kind) => {
    expect(kinds([row(2)], [payment({ status, refundedAt: new Date(), decidedAt: new Date() })])).toEqual([
      [2, kind],
    ]);
  });

  it('classifies rows as unclaimed, missing, duplicate or unreadable', () => {
    expect(kinds([row(2)], [payment({ isClaimed: false, expected: null })])).toEqual([[2, 'UNCLAIMED']]);
    expect(
      kinds([row(2), row(3), row(4, { amount: paise(7) }), row(5, { ids: [] }), row(6, { ids: [] })], []),
    ).toEqual([
      [2, 'MISSING'],
      [3, 'DUPLICATE'],
      [4, 'MISSING'],
      [5, 'MISSING'],
      [6, 'MISSING'],
    ]);
    expect(kinds([row(2, { problem: 'What?' })], [payment()])).toEqual([[2, 'UNREADABLE']]);
  });

  it('reports who decided a payment and by how much the amounts differ', () => {
    const decidedAt = new Date('2026-11-21T08:00:00Z');
    const verified = payment({ status: 'VERIFIED', decidedAt, decidedBy: '9000000001' });
    const reasonOf = (over: Partial<StoredRow>) => match([row(2, over)], [verified])[0]?.reason;
    const decided = messageOf(statementsMessages, 'verified', {
      who: '9000000001',
      when: 'Sat, 21 Nov 2026, 1:30 PM IST',
    });
    expect(reasonOf({})).toEqual(decided);
    const difference = messageOf(statementsMessages, 'bankShowsLess', {
      bank: '₹1,998',
      reported: '₹1,999',
      gap: '₹1',
    });
    expect(reasonOf({ amount: paise(199_800) })).toEqual(
      messageOf(statementsMessages, 'decidedAndDiffers', { decided, difference }),
    );
  });

  it('reports an undecided payment as absent unless a credit contains its id', () => {
    expect(kinds([row(2)], [payment()], [payment()])).toEqual([[2, 'EXACT']]);
    expect(kinds([row(2, { amount: paise(0) })], [payment()], [payment()])).toEqual([['payment', 'ABSENT']]);
  });
});

describe('matchStatement with refunds', () => {
  const refund = (over: Partial<KnownRefund> = {}): KnownRefund => ({
    id: 1,
    reference: 'N326 48812345',
    amount: paise(50_000),
    sentOn: '2026-11-05',
    bouncedOn: null,
    customerName: 'Asha',
    customerMobile: '9000000011',
    ...over,
  });
  const debit = (line: number, amount: number, ids = ['N32648812345']): StoredRow =>
    row(line, { ids, amount: paise(0), debit: paise(amount) });
  const period = { fromDay: '2026-11-01', toDay: '2026-11-20', holidays: [] };
  const found = (rows: StoredRow[], refunds: KnownRefund[], over: Partial<StatementFacts> = {}) =>
    match(rows, [], { refunds, period, ...over }).map(({ kind, row: line, refund: of }) => [
      kind,
      line?.line ?? null,
      of?.id ?? null,
    ]);

  it('reports a debit with the ID of a payment unless the debit is a refund', () => {
    const [verified, utr] = [payment({ status: 'VERIFIED' }), '412345678901'];
    for (const one of [payment(), verified])
      expect(kinds([debit(2, 199_900, [utr])], [one])).toEqual([[2, 'DIFFERING']]);
    expect(kinds([row(2), debit(3, 199_900, [utr])], [verified])).toEqual([[2, 'DIFFERING']]);
    expect(kinds([debit(2, 199_900, [utr])], [payment({ status: 'REJECTED' })])).toEqual([]);
    const sent = debit(2, 50_000, [utr, 'N32648812345']);
    expect(match([sent], [verified], { refunds: [refund()] }).map(({ kind }) => kind)).toEqual([
      'REFUND_FOUND',
    ]);
  });

  it('finds a refund by reference and amount', () => {
    expect(found([debit(2, 50_000), debit(3, 50_000, ['RENT2026'])], [refund()])).toEqual([
      ['REFUND_FOUND', 2, 1],
    ]);
  });

  it('finds two refunds with the same reference, sent separately or together', () => {
    const two = [refund(), refund({ id: 2, amount: paise(20_000) })];
    expect(found([debit(2, 70_000)], two)).toEqual([['REFUND_FOUND', 2, 1]]);
    expect(found([debit(2, 20_000), debit(3, 50_000)], two)).toEqual([
      ['REFUND_FOUND', 2, 2],
      ['REFUND_FOUND', 3, 1],
    ]);
    const equal = [refund(), refund({ id: 2 })];
    expect(found([debit(2, 50_000)], equal)).toEqual([
      ['REFUND_FOUND', 2, 1],
      ['REFUND_MISSING', null, 2],
    ]);
  });

  it.each([
    ['more than three working days before the last day', '2026-11-16', 'REFUND_MISSING'],
    ['three working days before the last day', '2026-11-17', null],
    ['before the first day', '2026-10-31', null],
  ])('checks whether a refund sent %s is missing', (_, sentOn, kind) => {
    expect(found([], [refund({ sentOn })])).toEqual(kind ? [[kind, null, 1]] : []);
  });

  it('does not count a holiday as a working day', () => {
    const holidays = ['2026-11-18'];
    expect(found([], [refund({ sentOn: '2026-11-16' })], { period: { ...period, holidays } })).toEqual([]);
  });

  it('reports no refund as missing without dates or debits in the statement, or if it bounced', () => {
    expect(found([], [refund()], { period: null })).toEqual([]);
    expect(found([], [refund({ bouncedOn: '2026-11-08' })])).toEqual([]);
  });

  it('reports the line and amount of a row with the reference but a different amount', () => {
    expect(match([debit(7, 40_000)], [], { refunds: [refund()], period })).toMatchObject([
      { kind: 'REFUND_MISSING', row: null, reason: { params: { line: 7, bank: '₹400' } } },
    ]);
  });

  it.each(['UTR: 432112345678', 'UTR 432112345678', '4321 1234 5678', 'IMPS/432112345678/to 50100012345678'])(
    'finds a refund whose reference is written as "%s"',
    (reference) => {
      expect(found([debit(2, 50_000, ['432112345678'])], [refund({ reference })])).toEqual([
        ['REFUND_FOUND', 2, 1],
      ]);
      expect(found([debit(2, 50_000, ['50100012345678'])], [refund({ reference })])).toEqual([
        ['REFUND_MISSING', null, 1],
      ]);
    },
  );

  it('classifies a credit as returned if only its narration contains the reference', () => {
    const words = ['512345678901', 'N32648812345'];
    expect(found([row(4, { ids: ['512345678901'], words })], [refund({ sentOn: '2026-11-18' })])).toEqual([
      ['REFUND_RETURNED', 4, 1],
    ]);
  });

  it('classifies a credit with the reference as returned, unless it belongs to a payment', () => {
    const back = row(4, { ids: ['N32648812345'], amount: paise(50_000), isRecordable: true });
    expect(found([debit(2, 50_000), back], [refund()])).toEqual([
      ['REFUND_FOUND', 2, 1],
      ['REFUND_RETURNED', 4, 1],
    ]);
    const same = payment({ transactionId: 'N32648812345', amount: paise(50_000), expected: paise(50_000) });
    expect(match([back], [same], { refunds: [refund()] }).map(({ kind }) => kind)).toEqual(['EXACT']);
  });
});
