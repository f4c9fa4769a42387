import type { ConsoleAuditEntry } from '../../contract/office.js';

export const AUDIT_ENTRY_EXAMPLE: ConsoleAuditEntry = {
  id: 812,
  at: '2026-11-20T08:15:00.000Z',
  action: 'approve-customer',
  subject: 'customer',
  subjectId: '12',
  staffId: 1,
  staffMobile: '9000000001',
  before: { approval: 'PENDING' },
  after: { approval: 'APPROVED' },
  address: '203.0.113.7',
};

const text = (example: string): object => ({ type: 'string', examples: [example] });
const values = (example: unknown): object => ({
  type: ['object', 'null'],
  description: 'By the names of the use case.',
  examples: [example],
});

export const AUDIT_ENTRY_SCHEMA = {
  type: 'object',
  required: Object.keys(AUDIT_ENTRY_EXAMPLE),
  properties: {
    id: { type: 'integer', examples: [812] },
    at: { type: 'string', format: 'date-time', examples: [AUDIT_ENTRY_EXAMPLE.at] },
    action: text('approve-customer'),
    subject: text('customer'),
    subjectId: text('12'),
    staffId: { type: ['integer', 'null'], examples: [1] },
    staffMobile: { type: ['string', 'null'], examples: ['9000000001'] },
    before: values(AUDIT_ENTRY_EXAMPLE.before),
    after: values(AUDIT_ENTRY_EXAMPLE.after),
    address: { type: ['string', 'null'], examples: ['203.0.113.7'] },
  },
};
