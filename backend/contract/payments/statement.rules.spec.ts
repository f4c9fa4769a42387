import {
  guessMapping,
  headerKey,
  idsIn,
  readAmount,
  readDay,
  readStatementRow,
  wordsIn,
} from './statement.rules.js';

describe('amounts on a statement', () => {
  it.each([
    ['1,23,456.00', 12_345_600],
    ['1,999.00', 199_900],
    ['123,456.5', 12_345_650],
    ['1999', 199_900],
    ['₹ 1,999.00', 199_900],
    ['Rs. 500', 50_000],
    ['INR500.25', 50_025],
    ['1,999.00 Cr', 199_900],
    ['1,999.00CR.', 199_900],
    ['1,999.00 Dr', -199_900],
    ['1,999.00(Cr)', 199_900],
    ['1,999.00 (Dr.)', -199_900],
    ['-1,999.00', -199_900],
    ['-1,999.00 Dr', -199_900],
    ['(1,999.00)', -199_900],
    ['500-', -50_000],
    ['="1999.00"', 199_900],
    ["'500", 50_000],
    ['10.1000', 1010],
    ['.50', 50],
    ['', 0],
    ['-', 0],
    ['0.00', 0],
  ])('reads %s as %d paise', (text, paise) => expect(readAmount(text)).toBe(paise));

  it.each([
    '1,99',
    '1.999,00',
    '12,34,56',
    '1999.005',
    'Amount',
    '1 999',
    '=1+1',
    '(5',
    '5)',
    '.',
    '1,,000',
    '٣٤',
    '--5',
    '1e5',
  ])('rejects %s', (text) => expect(readAmount(text)).toBeNull());

  it('treats an amount as outgoing if the adjacent column contains a debit mark', () => {
    expect(readAmount('500', 'DR')).toBe(-50_000);
    expect(readAmount('500', 'Debit')).toBe(-50_000);
    expect(readAmount('500', 'C')).toBe(50_000);
    expect(readAmount('500 Cr', 'D')).toBe(50_000);
    expect(readAmount('500', 'Deposit')).toBe(50_000);
    expect(readAmount('500', 'Withdrawal')).toBe(-50_000);
  });
});

describe('unknown direction', () => {
  it('makes an amount unreadable unless the amount has a mark of its own or is empty', () => {
    expect(readAmount('500', 'Demand draft')).toBeNull();
    expect(readAmount('500 Cr', 'Demand draft')).toBe(50_000);
    expect(readAmount('', 'Demand draft')).toBe(0);
  });
});

describe('days on a statement', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['21-11-26', '2026-11-21'],
    ['1-Nov-26', '2026-11-01'],
    ['21 November 2026', '2026-11-21'],
    ['21.11.2026 14:05:09', '2026-11-21'],
    ['2026-11-21T10:00:00', '2026-11-21'],
    ['2026/11/21', '2026-11-21'],
  ])('reads %s as %s', (text, day) => expect(readDay(text)).toBe(day));

  it.each(['', '31/02/2026', '21 Foo 2026', 'Total', '20261121', '13-13-2026'])('rejects %s', (text) =>
    expect(readDay(text)).toBeNull(),
  );
});

describe('transaction IDs on a statement', () => {
  it('extracts the IDs from a narration, those with twelve digits first', () => {
    expect(idsIn('UPI/CR/412345678901/ASHA K/HDFC/asha@okhdfc/Car 7', true)).toEqual(['412345678901']);
    expect(idsIn('NEFT-HDFCN52026112100-ASHA-412345678901', true)).toEqual([
      '412345678901',
      'HDFCN52026112100',
    ]);
    expect(idsIn('Salary of November', true)).toEqual([]);
    expect(idsIn('412345678901 412345678901', true)).toEqual(['412345678901']);
  });

  it('ignores names in UPI addresses, branch codes, days and repeated digits', () => {
    const narration = 'UPI-ASHA-city.cars99@YBL-HDFC0001234-412345678901-20261121/21112026/000000000000';
    expect(idsIn(narration, true)).toEqual(['412345678901']);
    expect(idsIn('0000000000', false)).toEqual([]);
  });

  it('extracts the IDs of a whole line from every column under any mapping', () => {
    expect(
      wordsIn([
        '21/11/2026',
        'UPI/412345678901/note-2026x9/asha',
        'SBIN 99 0021',
        '="612345678901"',
        '3,799.00',
      ]),
    ).toEqual(['412345678901', '2026X9', 'SBIN990021', '612345678901']);
  });

  it('reads the whole cell without spreadsheet quotes if it is not a narration', () => {
    for (const text of ['412345678901', "'412345678901", '="412345678901"', ' 4123 4567 8901 ']) {
      expect(idsIn(text, false)).toEqual(['412345678901']);
    }
    expect(idsIn('UPI/412345678901', false)).toEqual([]);
    expect(idsIn('=cmd|calc', false)).toEqual([]);
  });
});

describe('statement row of a known layout', () => {
  const read = (header: string[], ...cells: string[]) =>
    readStatementRow(cells, guessMapping([{ line: 1, cells: header }]));

  it('reads the direction of Deposit and Withdrawal in a column Type', () => {
    const header = ['Date', 'Narration', 'Type', 'Amount'];
    const line = ['21/11/2026', 'UPI/412345678901'];
    expect(read(header, ...line, 'Deposit', '1,999.00')).toMatchObject({ is: 'CREDIT', amount: 199_900 });
    expect(read(header, ...line, 'Withdrawal', '1,999.00')).toMatchObject({ is: 'OTHER', debit: 199_900 });
  });

  it('reads the sign of an amount next to a column Type with other words', () => {
    const lines = [
      ['Date', 'Narration', 'Type', 'Amount'],
      ['21/11/2026', 'UPI/412345678901', 'NEFT', '-500.00'],
    ].map((cells, index) => ({ line: index + 1, cells }));
    expect(readStatementRow(lines[1]!.cells, guessMapping(lines))).toMatchObject({
      is: 'OTHER',
      debit: 50_000,
    });
  });

  it('reads the first of two columns Dr / Cr as the direction of the amount', () => {
    const header = ['Date', 'Description', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr'];
    const line = ['21/11/2026', 'UPI/412345678901', '1,999.00'];
    expect(read(header, ...line, 'CR', '50,000.00', 'CR')).toMatchObject({ is: 'CREDIT', amount: 199_900 });
    expect(read(header, ...line, 'DR', '50,000.00', 'CR')).toMatchObject({ is: 'OTHER', debit: 199_900 });
  });

  it('reads a mark in parentheses, and reports an unreadable amount in the column of debits', () => {
    const header = ['Date', 'Narration', 'Withdrawal', 'Deposit'];
    const line = ['21/11/2026', 'UPI/412345678901'];
    expect(read(header, ...line, '', '1,999.00(Cr)')).toMatchObject({ is: 'CREDIT', amount: 199_900 });
    expect(read(header, ...line, '1,999.00(Dr)', '')).toMatchObject({ is: 'OTHER', debit: 199_900 });
    expect(read(header, ...line, '1.999,00', '')).toMatchObject({
      is: 'UNREADABLE',
      problem: { params: { text: '1.999,00' } },
    });
  });
});

describe('statement row', () => {
  const mapping = { headerLine: 1, date: 0, id: 1, fromNarration: false, amount: 2, direction: null };
  const read = (...cells: string[]) => readStatementRow(cells, mapping);

  it('is read as a credit, as another entry, or as unreadable with a reason', () => {
    expect(read('21/11/2026', '412345678901', '1,999.00')).toEqual({
      is: 'CREDIT',
      ids: ['412345678901'],
      amount: 199_900,
      day: '2026-11-21',
      text: '412345678901',
    });
    expect(read('21/11/2026', '412345678901', '1,999.00 Dr')).toEqual({
      is: 'OTHER',
      ids: ['412345678901'],
      day: '2026-11-21',
      debit: 199_900,
      text: '412345678901',
    });
    expect(read('Closing balance')).toEqual({
      is: 'OTHER',
      ids: [],
      day: null,
      debit: 0,
      text: '',
    });
    expect(read('', 'x', '12,3')).toMatchObject({
      is: 'UNREADABLE',
      problem: { key: 'statements.unreadableAmount', params: { text: '12,3' } },
    });
    expect(read('', 'x', '999999999999999')).toMatchObject({
      is: 'UNREADABLE',
      problem: { key: 'statements.amountTooLarge' },
    });
  });

  it('reports an ID that a spreadsheet has shortened', () => {
    expect(read('', '4.12346E+11', '500')).toMatchObject({ problem: { key: 'statements.shortenedId' } });
  });

  it('truncates a long text', () => {
    expect(read('', 'y'.repeat(9000), '5')).toMatchObject({ text: 'y'.repeat(200) });
    expect(read('', '🚗'.repeat(300), '5')).toMatchObject({ text: '🚗'.repeat(200) });
  });
});

describe('statement columns', () => {
  const lines = (...rows: string[]) => rows.map((row, index) => ({ line: index + 1, cells: row.split(';') }));

  it('finds the likeliest header, below any preamble', () => {
    expect(
      guessMapping(
        lines(
          'Statement of account',
          'Account no;50100012345678;From date;01/11/2026',
          'Txn Date;Narration;Chq./Ref.No.;Withdrawal Amt.;Deposit Amt.;Closing Balance',
          '21/11/26;UPI-ASHA-412345678901;0000412345678901;;1,999.00;9,999.00',
        ),
      ),
    ).toEqual({ headerLine: 3, date: 0, id: 1, fromNarration: true, amount: 4, direction: null, debit: 3 });
    expect(guessMapping(lines('Date;UTR;Amount;Dr / Cr', '21/11/2026;412345678901;500;CR'))).toEqual({
      headerLine: 1,
      date: 0,
      id: 1,
      fromNarration: false,
      amount: 2,
      direction: 3,
    });
  });

  it('uses the first columns if none has a name', () => {
    expect(guessMapping(lines('a;b', '1;2'))).toMatchObject({ headerLine: 1, id: 0, amount: 0, date: null });
    expect(guessMapping([])).toMatchObject({ headerLine: 1 });
  });

  it('recognises names with any spacing', () => {
    expect(headerKey([' Txn  Date ', 'UTR'])).toBe(headerKey(['txn date', 'Utr ']));
  });
});
