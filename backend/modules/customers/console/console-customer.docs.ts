import { defined } from '../../../contract/defined.js';
import {
  APPROVAL_FILTERS,
  type AadhaarReveal,
  type ConsoleCustomer,
  type ConsoleCustomerDetails,
} from '../../../contract/customers/console-customers.js';
import { schemaOf } from '../../../platform/http/openapi/api-docs.js';

const DOCUMENT = '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11';

export const CUSTOMER_EXAMPLE: ConsoleCustomer = {
  id: 11,
  fullName: 'Asha Kulkarni',
  mobile: '9000000011',
  email: 'approved@example.com',
  approval: 'APPROVED',
  suspendedAt: null,
  submittedAt: '2026-11-20T08:15:00.000Z',
  createdAt: '2026-11-20T08:10:00.000Z',
  addedBy: null,
};

const approval = {
  type: ['string', 'null'],
  enum: [...APPROVAL_FILTERS.filter((state) => state !== 'NOT_REGISTERED'), null],
  description: 'Null until registered.',
  examples: ['APPROVED'],
};

const schema = (example: object): { type: string; required: string[]; properties: object } => {
  const { required, properties } = schemaOf(example) as { required: string[]; properties: object };
  return { type: 'object', required, properties: { ...properties, approval } };
};

export const CUSTOMER_SCHEMA = schema(CUSTOMER_EXAMPLE);

export const CUSTOMER_DETAILS_EXAMPLE: ConsoleCustomerDetails = {
  ...CUSTOMER_EXAMPLE,
  address: '4 Karve Road, Pune 411004',
  aadhaarNumber: 'XXXX XXXX 2346',
  aadhaarFilePath: DOCUMENT,
  licenseFilePath: DOCUMENT,
  decidedBy: '9000000001',
  decidedAt: '2026-11-20T09:00:00.000Z',
  reasons: null,
  consent: { version: '2026-01', at: '2026-11-20T08:15:00.000Z' },
  suspension: null,
  trail: [
    { id: 41, at: '2026-11-20T09:00:00.000Z', action: 'approve-customer', by: '9000000001', reason: null },
  ],
};

const details = schema(CUSTOMER_DETAILS_EXAMPLE);
const nullableObject = (example: object, examples: unknown[]): object => ({
  ...schemaOf(example),
  type: ['object', 'null'],
  examples,
});

export const CUSTOMER_DETAILS_SCHEMA = {
  ...details,
  properties: {
    ...details.properties,
    reasons: {
      type: ['object', 'null'],
      description: 'Why documents were rejected: aadhaar, license, note.',
      examples: [null],
    },
    consent: nullableObject(defined(CUSTOMER_DETAILS_EXAMPLE.consent, 'consent'), [
      CUSTOMER_DETAILS_EXAMPLE.consent,
    ]),
    suspension: nullableObject(
      {
        suspended: true,
        reason: 'Returned a car with forged documents.',
        by: '9000000001',
        at: '2026-11-21T09:00:00.000Z',
      },
      [null],
    ),
  },
};

export const REVEAL_EXAMPLE: AadhaarReveal = { aadhaarNumber: '2341 2341 2346', complete: true };
export const REVEAL_SCHEMA = schemaOf(REVEAL_EXAMPLE);
