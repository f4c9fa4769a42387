import { messageOf, type TextOrMessage } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { MAX_STATEMENT_COLUMNS, type StatementMapping } from '../../../contract/payments/statements.js';
import { refuseFields } from '../../../platform/http/refusal.js';

const invalidMapping = (message: TextOrMessage) => refuseFields({ field: 'mapping', message });

const isColumn = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < MAX_STATEMENT_COLUMNS;

const isColumnOrNone = (value: unknown): value is number | null => value === null || isColumn(value);

/** Parses the mapping that a form sends as JSON. */
export function readMapping(text: string | undefined): StatementMapping {
  const { headerLine, id, fromNarration, amount, direction, date, debit = null } = parsed(text);
  if (!Number.isInteger(headerLine) || Number(headerLine) < 1)
    throw invalidMapping('Enter the line number of the header.');
  if (!isColumn(id)) throw invalidMapping('Choose the column of the transaction ID.');
  if (typeof fromNarration !== 'boolean')
    throw invalidMapping('State whether the ID is part of the narration.');
  if (!isColumn(amount)) throw invalidMapping('Choose the column of the amount.');
  if (!isColumnOrNone(direction)) throw invalidMapping('Choose the column that contains Cr or Dr, or none.');
  if (!isColumnOrNone(date)) throw invalidMapping('Choose the column of the date, or none.');
  if (!isColumnOrNone(debit)) throw invalidMapping('Choose the column of debits, or none.');
  return mappingOf({ headerLine: Number(headerLine), id, fromNarration, amount, direction, date }, debit);
}

function mappingOf(mapping: Omit<StatementMapping, 'debit'>, debit: number | null): StatementMapping {
  const { id, amount, direction, date } = mapping;
  const columns = [id, amount, direction, date, debit].filter((column) => column !== null);
  if (new Set(columns).size !== columns.length)
    throw invalidMapping(messageOf(paymentsMessages, 'differentColumns'));
  return debit === null ? mapping : { ...mapping, debit };
}

function parsed(text: string | undefined): Partial<Record<keyof StatementMapping, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below.
  }
  throw invalidMapping('Send the mapping of the columns as JSON.');
}
