import type { CustomerProfile, DocumentLink, PendingDocument } from '../../contract/customers/people.js';

const DOCUMENT = '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11';

export const PROFILE_EXAMPLE: CustomerProfile = {
  fullName: 'Asha Kulkarni',
  address: '4 Karve Road, Pune 411004',
  email: 'approved@example.com',
  mobile: '9000000011',
  aadhaarNumber: 'XXXX XXXX 2346',
  submittedAt: '2026-11-20T08:15:00.000Z',
  adminApproval: 'APPROVED',
  reasons: null,
  aadhaarFilePath: DOCUMENT,
  licenseFilePath: DOCUMENT,
};

const text = (example: string): object => ({ type: 'string', examples: [example] });
const documentPath = {
  type: 'string',
  description: 'GET it with a bearer for a link that is valid for five minutes.',
  examples: [DOCUMENT],
};

const person = {
  fullName: text('Asha Kulkarni'),
  address: text(PROFILE_EXAMPLE.address),
  email: text('approved@example.com'),
  mobile: text('9000000011'),
  aadhaarNumber: { type: 'string', description: 'Masked.', examples: ['XXXX XXXX 2346'] },
  submittedAt: { type: 'string', format: 'date-time', examples: [PROFILE_EXAMPLE.submittedAt] },
  aadhaarFilePath: documentPath,
  licenseFilePath: documentPath,
};

export const PROFILE_SCHEMA = {
  type: ['object', 'null'],
  properties: {
    ...person,
    adminApproval: { type: 'string', enum: ['PENDING', 'APPROVED', 'REJECTED'], examples: ['APPROVED'] },
    reasons: { type: ['object', 'null'], description: 'Why documents were rejected.', examples: [null] },
  },
};

export const PENDING_EXAMPLE: PendingDocument = {
  id: 12,
  fullName: 'Ravi Patil',
  mobile: '9000000012',
  email: 'pending@example.com',
  address: PROFILE_EXAMPLE.address,
  aadhaarNumber: 'XXXX XXXX 5246',
  aadhaarFilePath: DOCUMENT,
  licenseFilePath: DOCUMENT,
  submittedAt: PROFILE_EXAMPLE.submittedAt,
  addedBy: null,
};

export const PENDING_SCHEMA = {
  type: 'object',
  required: Object.keys(PENDING_EXAMPLE),
  properties: {
    id: { type: 'integer', examples: [12] },
    ...person,
    addedBy: { type: ['string', 'null'], description: "The desk's mobile number.", examples: [null] },
  },
};

export const LINK_EXAMPLE: DocumentLink = {
  downloadUrl: '/files/ZG9jdW1lbnRz/c2lnbmF0dXJl',
  expiresAt: '2026-11-20T08:20:00.000Z',
  contentType: 'image/jpeg',
};

export const LINK_SCHEMA = {
  type: 'object',
  required: Object.keys(LINK_EXAMPLE),
  properties: {
    downloadUrl: text(LINK_EXAMPLE.downloadUrl),
    expiresAt: { type: 'string', format: 'date-time', examples: [LINK_EXAMPLE.expiresAt] },
    contentType: text('image/jpeg'),
  },
};
