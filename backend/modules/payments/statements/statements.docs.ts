import { defined } from '../../../contract/defined.js';
import { rupees } from '../../../contract/money.js';
import {
  STATEMENT_KINDS,
  type ConsoleStatement,
  type StatementMatch,
  type StatementPreview,
  type StatementResult,
  type StatementVerification,
} from '../../../contract/payments/statements.js';
import { schemaOf } from '../../../platform/http/openapi/api-docs.js';

export const FILE_PART = {
  type: 'string',
  format: 'binary',
  description:
    'CSV in UTF-8 up to 10 MB, cut by commas, semicolons or tabs. Lines before the header are fine.',
};

export const PREVIEW_EXAMPLE: StatementPreview = {
  lines: [
    { line: 1, cells: ['Txn Date', 'Narration', 'Withdrawal', 'Deposit'] },
    { line: 2, cells: ['21/11/2026', 'UPI-ASHA-412345678901', '', '1,999.00'] },
  ],
  mapping: { headerLine: 1, id: 1, fromNarration: true, amount: 3, direction: null, date: 0 },
  remembered: false,
};

const nullable = (type: string, example: unknown) => ({ type: [type, 'null'], examples: [example] });

const PREVIEW = schemaOf(PREVIEW_EXAMPLE) as { properties: Record<string, { properties?: object }> };
export const PREVIEW_SCHEMA = {
  ...PREVIEW,
  properties: {
    ...PREVIEW.properties,
    mapping: {
      ...PREVIEW.properties['mapping'],
      description: 'Columns are counted from 0, lines from 1. Sent back, as JSON, with the file.',
      properties: {
        ...PREVIEW.properties['mapping']?.properties,
        direction: { ...nullable('integer', null), description: 'The column that says Cr or Dr.' },
        date: nullable('integer', 0),
      },
    },
  },
};

export const STATEMENT_EXAMPLE: ConsoleStatement = {
  id: 3,
  name: 'november.csv',
  createdAt: '2026-11-21T08:15:00.000Z',
  createdBy: '9000000001',
  fromDay: '2026-11-01',
  toDay: '2026-11-20',
  rows: 412,
  leftOut: 88,
};

const STATEMENT = schemaOf(STATEMENT_EXAMPLE) as { properties: object };
const HEAD = {
  ...STATEMENT.properties,
  fromDay: nullable('string', '2026-11-01'),
  toDay: nullable('string', '2026-11-20'),
  leftOut: { type: 'integer', description: 'Rows without a credit.', examples: [88] },
};
export const STATEMENT_SCHEMA = { ...STATEMENT, properties: HEAD };

export const RESULT_EXAMPLE: StatementResult = {
  ...STATEMENT_EXAMPLE,
  kinds: STATEMENT_KINDS.map((kind) => ({ kind, count: 0, sum: rupees(0) })),
};
export const RESULT_SCHEMA = {
  ...STATEMENT,
  properties: {
    ...HEAD,
    kinds: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          kind: { type: 'string', enum: [...STATEMENT_KINDS], examples: ['EXACT'] },
          count: { type: 'integer', examples: [37] },
          sum: { type: 'number', description: 'Rupees', examples: [140563] },
        },
      },
    },
  },
};

export const MATCH_EXAMPLE: StatementMatch = {
  id: 'line-2',
  kind: 'EXACT',
  reason: 'ID and amount match.',
  line: 2,
  day: '2026-11-21',
  text: 'UPI-ASHA-412345678901',
  amount: rupees(1999),
  payment: {
    id: 5,
    transactionId: '412345678901',
    amount: rupees(1999),
    status: 'SUBMITTED',
    customerName: 'Asha Kulkarni',
    customerMobile: '9000000011',
  },
};
const MATCH = schemaOf(MATCH_EXAMPLE) as { properties: Record<string, { properties: object }> };
export const MATCH_SCHEMA = {
  ...MATCH,
  properties: {
    ...MATCH.properties,
    kind: { type: 'string', enum: [...STATEMENT_KINDS], examples: ['EXACT'] },
    line: nullable('integer', 2),
    day: nullable('string', '2026-11-21'),
    text: nullable('string', 'UPI-ASHA-412345678901'),
    amount: { ...nullable('number', 1999), description: 'Rupees, as the bank has it.' },
    payment: {
      ...MATCH.properties['payment'],
      type: ['object', 'null'],
      properties: {
        ...defined(MATCH.properties['payment'], 'properties').properties,
        customerName: nullable('string', 'Asha Kulkarni'),
      },
    },
  },
};

export const VERIFICATION_EXAMPLE: StatementVerification = {
  verified: 36,
  sum: rupees(138564),
  refused: [
    {
      transactionId: '412345678901',
      amount: rupees(1999),
      reason: 'This payment is VERIFIED already, decided by 9000000003 on Sat, 21 Nov 2026, 1:45 PM IST.',
    },
  ],
  remaining: 0,
};
