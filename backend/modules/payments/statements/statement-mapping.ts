import { messageOf, type TextOrMessage } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { MAX_STATEMENT_COLUMNS, type StatementMapping } from '../../../contract/payments/statements.js';
import { refuseFields } from '../../../platform/http/refusal.js';

const wrong = (message: TextOrMessage) => refuseFields({ field: 'mapping', message });

const isColumn = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < MAX_STATEMENT_COLUMNS;

const isColumnOrNone = (value: unknown): value is number | null => value === null || isColumn(value);

/** Parses the mapping that a form sends as JSON. */
export function readMapping(text: string | undefined): StatementMapping {
  const { headerLine, id, fromNarration, amount, direction, date } = parsed(text);
  if (!Number.isInteger(headerLine) || Number(headerLine) < 1)
    throw wrong('Say on which line the header stands.');
  if (!isColumn(id)) throw wrong('Choose the column of the transaction id.');
  if (typeof fromNarration !== 'boolean') throw wrong('Say whether the ID is part of the narration.');
  if (!isColumn(amount)) throw wrong('Choose the column of the amount.');
  if (!isColumnOrNone(direction)) throw wrong('Choose the column that says Cr or Dr, or none.');
  if (!isColumnOrNone(date)) throw wrong('Choose the column of the date, or none.');
  const columns = [id, amount, direction, date].filter((column) => column !== null);
  if (new Set(columns).size !== columns.length) throw wrong(messageOf(paymentsMessages, 'differentColumns'));
  return { headerLine: Number(headerLine), id, fromNarration, amount, direction, date };
}

function parsed(text: string | undefined): Record<keyof StatementMapping, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value === 'object' && value !== null) return value as Record<keyof StatementMapping, unknown>;
  } catch {
    // Refused below.
  }
  throw wrong('Send the mapping of the columns as JSON.');
}
