import { type Day, isDay } from '../calendar.js';
import { normaliseTransactionId } from '../customers/identity.js';
import { messageOf } from '../messages/message.js';
import { statementsMessages } from '../messages/statements.messages.js';
import { absolute, minus, NO_PAISE, type Paise, paise } from '../money.js';
import type { ParsedStatementRow, StatementLine, StatementMapping } from './statements.js';

const MAX_TEXT_LENGTH = 200;
const MAX_IDS = 8;
// The sum of a whole statement stays an exact integer.
const MAX_PAISE = 1e11;

/**
 * Reads one row of a bank's statement. Debits, balances and remarks are `OTHER`. A debit has the IDs of its whole line.
 */
export function readStatementRow(cells: readonly string[], mapping: StatementMapping): ParsedStatementRow {
  const cell = (column: number | null): string => (column === null ? '' : (cells[column] ?? '').trim());
  const text = shorten(cell(mapping.id));
  const day = readDay(cell(mapping.date));
  const amountText = cell(mapping.amount);
  const unreadable = (written: string): ParsedStatementRow => ({
    is: 'UNREADABLE',
    problem: messageOf(statementsMessages, 'unreadableAmount', { text: shorten(written) }),
    day,
    text,
  });
  const amount = readAmount(amountText, cell(mapping.direction));
  if (amount === null) return unreadable(`${amountText} ${cell(mapping.direction)}`);
  const ids = idsIn(cell(mapping.id), mapping.fromNarration);
  if (amount <= 0) {
    const debitText = cell(mapping.debit ?? null);
    const inOwnColumn = readAmount(debitText);
    if (inOwnColumn === null) return unreadable(debitText);
    const debit = debitOf(amount, inOwnColumn);
    return { is: 'OTHER', ids: debit > 0 ? wordsIn(cells) : ids, day, debit, text };
  }
  if (amount > MAX_PAISE)
    return { is: 'UNREADABLE', problem: messageOf(statementsMessages, 'amountTooLarge'), day, text };
  if (!mapping.fromNarration && isShortenedByExcel(text)) {
    return { is: 'UNREADABLE', problem: messageOf(statementsMessages, 'shortenedId'), day, text };
  }
  return { is: 'CREDIT', ids, amount, day, text };
}

function debitOf(amount: Paise, inOwnColumn: Paise): Paise {
  const debit = absolute(amount < 0 ? amount : inOwnColumn);
  return debit > MAX_PAISE ? NO_PAISE : debit;
}

/**
 * Returns the transaction IDs that the text may contain, most likely first. A narration also contains accounts, banks
 * and dates, so an ID is valid only if a payment has it.
 */
export function idsIn(text: string, fromNarration: boolean): string[] {
  const plain = unwrapped(text);
  if (!fromNarration) {
    const id = normaliseTransactionId(plain);
    return id && !NO_ID.test(id) ? [id] : [];
  }
  const ids = [...new Set(idsWithin(plain))];
  return [...ids.filter(isUtr), ...ids.filter((id) => !isUtr(id))].slice(0, MAX_IDS);
}

/** True for the reference of a UPI or IMPS transfer, which the payer's app and the bank share. */
export const isUtr = (id: string): boolean => /^\d{12}$/.test(id);

/** All words of a line that {@link idsIn} could read as a transaction ID under any mapping. */
export function wordsIn(cells: readonly string[]): string[] {
  return [...new Set(cells.flatMap((cell) => [...idsWithin(unwrapped(cell)), ...idsIn(cell, false)]))];
}

/** The IDs by which a statement may name a transfer with this reference: as one ID, and its most likely part. */
export const referenceIds = (reference: string): string[] => [
  ...new Set([...idsIn(reference, false), ...idsIn(reference, true).slice(0, 1)]),
];

const UPI_ADDRESS = /[a-z0-9._]+@[a-z0-9]+/gi;
// The branch code of a bank (IFSC), a day, or one repeated digit is never the ID of a transfer.
const NO_ID = /^([A-Z]{4}0[A-Z0-9]{6}|20\d\d[01]\d[0-3]\d|[0-3]\d[01]\d20\d\d|(\d)\2+)$/;

function idsWithin(text: string): string[] {
  return text
    .replace(UPI_ADDRESS, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => normaliseTransactionId(word))
    .filter((id): id is string => id !== null && /\d/.test(id) && !NO_ID.test(id));
}

// Banks write `'4123…` or `="4123…"`, so that a spreadsheet treats an ID as text.
const unwrapped = (text: string): string => text.trim().replace(/^[='"]+|["']+$/g, '');

const isShortenedByExcel = (text: string): boolean => /^\d([.,]\d+)?E\+?\d{1,2}$/i.test(unwrapped(text));

const INDIAN = /^\d{1,3}(,\d{2})*,\d{3}(\.\d{1,2}0*)?$/;
const WESTERN = /^\d{1,3}(,\d{3})+(\.\d{1,2}0*)?$/;
const PLAIN = /^\d{0,15}(\.\d{1,2}0*)?\.?$/;

const AMOUNT = /^([-+(]?)\s*(?:₹|rs\.?|inr)?\s*([-+]?)\s*([\d.,]*)\s*([-)]?)$/i;
const WITH_DIRECTION = /^(.*?)\s*(?:(cr|dr|credit|debit|c|d)\.?)?$/is;
const ENCLOSED_WORD = /\(\s*([a-z]+)\.?\s*\)$/i;
const CREDIT_WORD = /^(cr?|credit|credited|deposit|deposited)?\.?$/i;
const DEBIT_WORD = /^(dr?|debit|debited|withdrawal|withdrawn)\.?$/i;

function readDigits(digits: string): Paise | null {
  if (!/\d/.test(digits) || ![INDIAN, WESTERN, PLAIN].some((form) => form.test(digits))) return null;
  const [whole = '', broken = ''] = digits.replaceAll(',', '').split('.');
  const exact = Number(whole || '0') * 100 + Number(broken.slice(0, 2).padEnd(2, '0'));
  return paise(Math.min(exact, Number.MAX_SAFE_INTEGER));
}

const contradicts = (before: string, sign: string, after: string): boolean =>
  (before === '(') !== (after === ')') || (before !== '' && sign !== '');

/** Null if its signs contradict each other, or the text is not an amount. */
function readSigned(text: string): Paise | null {
  const parts = AMOUNT.exec(text);
  if (!parts) return null;
  const [, before = '', sign = '', digits = '', after = ''] = parts;
  if (contradicts(before, sign, after)) return null;
  const amount = readDigits(digits);
  const isNegative = `${before}${sign}${after}`.search(/[-(]/) >= 0;
  return amount && isNegative ? minus(NO_PAISE, amount) : amount;
}

/**
 * `1,23,456.00`, `₹ 500 Cr`, `500(Dr)`, `-20.50`, `(99)`: paise, negative for money that went out, 0 for an empty cell.
 * `direction` is the text of the column with Cr or Dr. Null if the text is not an amount, or the direction is unknown.
 */
export function readAmount(text: string, direction = ''): Paise | null {
  const plain = unwrapped(text).replace(ENCLOSED_WORD, '$1');
  const [, signed = '', mark] = WITH_DIRECTION.exec(plain) ?? [];
  // A single dash means 0, like an empty cell.
  if (signed === '' || signed === '-') return NO_PAISE;
  const amount = readSigned(signed);
  const word = mark ?? direction.trim();
  if (amount && DEBIT_WORD.test(word)) return minus(NO_PAISE, absolute(amount));
  return CREDIT_WORD.test(word) ? amount : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `21/11/2026`, `21-Nov-26`, `2026-11-21`, with or without a time of day after it. Null for any other text. */
export function readDay(text: string): Day | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:\D|$)/.exec(text);
  const indian = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d{2})(?:\D|$)/i.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [indian?.[3], indian?.[2], indian?.[1]];
  if (!year || !month || !day) return null;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d/.test(month) ? month : String(named);
  const found = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : null;
}

const shorten = (text: string): string =>
  Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, MAX_TEXT_LENGTH).join('');

const NAMES = {
  date: /\b(txn|tran|transaction|value|posting|post)?\s*\.?\s*(date|dt)\b/i,
  id: /\butr\b|\brrn\b|transaction\s*(id|ref)|txn\s*(id|ref)|(ref|reference)\s*\.?\s*(no|num|number|id)\b|upi\s*ref/i,
  narration: /narration|description|particulars|remarks|details/i,
  credit: /credit|deposit|\bcr\b/i,
  debit: /debit|withdrawal|\bdr\b/i,
  amount: /amount|\bamt\b/i,
  direction: /^\W*(cr\s*\/?\s*dr|dr\s*\/?\s*cr|type|debit\s*\/\s*credit|credit\s*\/\s*debit)\W*$/i,
} as const;

/** Scores how likely a line contains the column names. */
function headerScore(cells: readonly string[]): number {
  const names = Object.values(NAMES).filter((name) => cells.some((cell) => name.test(cell)));
  return names.length < 2 || cells.some((cell) => /\d{4}/.test(cell)) ? 0 : names.length;
}

/** The most likely header among the first lines, with the columns that its names suggest. Staff confirm it. */
export function guessMapping(lines: readonly StatementLine[]): StatementMapping {
  const scored = lines.map((line) => ({ ...line, score: headerScore(line.cells) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const header = scored.find(({ score }) => score === most) ?? { line: 1, cells: [] };
  const columns = guessColumns(header.cells);
  const rows = lines.filter(({ line }) => line > header.line);
  const isDirection = (column: number): boolean =>
    rows.every(({ cells }) => isDirectionWord(cells[column] ?? ''));
  const direction = columns.direction !== null && isDirection(columns.direction) ? columns.direction : null;
  return { headerLine: header.line, ...columns, direction };
}

/** False for words such as UPI or NEFT, which a column Type can contain. */
const isDirectionWord = (cell: string): boolean =>
  [CREDIT_WORD, DEBIT_WORD].some((word) => word.test(cell.trim()));

export function guessColumns(names: readonly string[]): Omit<StatementMapping, 'headerLine'> {
  const find = (name: RegExp): number | null => {
    const column = names.findIndex((cell) => name.test(cell));
    return column < 0 ? null : column;
  };
  const narration = find(NAMES.narration);
  const direction = find(NAMES.direction);
  const isDirection = (cell: string): boolean => NAMES.direction.test(cell);
  const credit = names.findIndex((cell) => !isDirection(cell) && NAMES.credit.test(cell));
  const debit = names.findIndex(
    (cell, column) => !isDirection(cell) && column !== credit && NAMES.debit.test(cell),
  );
  // A narration contains the UPI reference; a column called reference often contains the bank's own.
  const id = names.findIndex((cell) => /\butr\b|\brrn\b|upi\s*ref/i.test(cell));
  return {
    id: id >= 0 ? id : (narration ?? find(NAMES.id) ?? 0),
    fromNarration: id < 0 && narration !== null,
    amount: credit >= 0 ? credit : (find(NAMES.amount) ?? 0),
    direction: credit >= 0 ? null : direction,
    date: find(NAMES.date),
    ...(credit >= 0 && debit >= 0 ? { debit } : {}),
  };
}

/** The column names, which files of the same bank share. */
export const headerKey = (names: readonly string[]): string =>
  names.map((name) => name.replace(/\s+/g, ' ').trim().toLowerCase()).join('|');
