import {
  COMPLAINT_STATES,
  type Complaint,
  type ConsoleComplaint,
} from '../../contract/customers/complaints.js';

const IMAGE = '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11';
const ANSWER = {
  text: 'We are sorry. The charge goes back to you today.',
  by: 'staff',
  at: '2026-11-21T09:10:00.000Z',
} as const;

export const COMPLAINT_EXAMPLE: Complaint = {
  complaintId: 3,
  number: 'K7MPQ2XW9T',
  subject: 'Charged twice for washing',
  message: 'My booking H4TRW8N2QA shows the washing fee two times.',
  state: 'ANSWERED',
  imagePath: IMAGE,
  createdAt: '2026-11-20T08:15:00.000Z',
  answers: [ANSWER],
};

export const CONSOLE_COMPLAINT_EXAMPLE: ConsoleComplaint = {
  id: 3,
  number: COMPLAINT_EXAMPLE.number,
  subject: COMPLAINT_EXAMPLE.subject,
  message: COMPLAINT_EXAMPLE.message,
  state: 'ANSWERED',
  imagePath: IMAGE,
  customerId: 12,
  customerName: 'Asha Kulkarni',
  customerMobile: '9000000011',
  customerEmail: 'approved@example.com',
  createdAt: COMPLAINT_EXAMPLE.createdAt,
  decidedAt: ANSWER.at,
  decidedBy: '9000000001',
  answers: [{ ...ANSWER, by: '9000000001' }],
};

const text = (example: string): object => ({ type: 'string', examples: [example] });
const instant = (example: string): object => ({ type: 'string', format: 'date-time', examples: [example] });

const answers = (by: object): object => ({
  type: 'array',
  description: 'Oldest first.',
  items: {
    type: 'object',
    required: Object.keys(ANSWER),
    properties: { text: text(ANSWER.text), by, at: instant(ANSWER.at) },
  },
  examples: [[]],
});

const shared = {
  number: text(COMPLAINT_EXAMPLE.number),
  subject: text(COMPLAINT_EXAMPLE.subject),
  message: text(COMPLAINT_EXAMPLE.message),
  state: { type: 'string', enum: [...COMPLAINT_STATES], examples: ['ANSWERED'] },
  imagePath: {
    type: ['string', 'null'],
    description: 'GET it with a bearer for a link that is valid for five minutes.',
    examples: [IMAGE],
  },
  createdAt: instant(COMPLAINT_EXAMPLE.createdAt),
};

export const COMPLAINT_SCHEMA = {
  type: 'object',
  required: Object.keys(COMPLAINT_EXAMPLE),
  properties: {
    complaintId: { type: 'integer', examples: [3] },
    ...shared,
    answers: answers({ type: 'string', enum: ['staff'], examples: ['staff'] }),
  },
};

export const CONSOLE_COMPLAINT_SCHEMA = {
  type: 'object',
  required: Object.keys(CONSOLE_COMPLAINT_EXAMPLE),
  properties: {
    id: { type: 'integer', examples: [3] },
    ...shared,
    customerId: { type: 'integer', examples: [12] },
    customerName: { type: ['string', 'null'], examples: ['Asha Kulkarni'] },
    customerMobile: text('9000000011'),
    customerEmail: text('approved@example.com'),
    decidedAt: { type: ['string', 'null'], format: 'date-time', examples: [ANSWER.at] },
    decidedBy: { type: ['string', 'null'], description: 'A mobile number.', examples: ['9000000001'] },
    answers: answers(text('9000000001')),
  },
};
