import {
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  type ConsoleMessage,
  type MessageText,
} from '../../contract/office.js';

export const MESSAGE_EXAMPLE: ConsoleMessage = {
  id: 340,
  channel: 'EMAIL',
  recipient: 'approved@example.com',
  subject: 'Your booking H4TRW8N2QA is confirmed',
  state: 'FAILED',
  attempts: 8,
  lastError: 'connect ECONNREFUSED 203.0.113.25:25',
  carriesCode: false,
  createdAt: '2026-11-20T08:15:00.000Z',
  nextAttemptAt: null,
  sentAt: null,
};

export const TEXT_EXAMPLE: MessageText = { id: 340, text: 'Your booking H4TRW8N2QA is confirmed.' };

const text = (example: string): object => ({ type: 'string', examples: [example] });
const instant = (example: string): object => ({
  type: ['string', 'null'],
  format: 'date-time',
  examples: [example],
});

export const MESSAGE_SCHEMA = {
  type: 'object',
  required: Object.keys(MESSAGE_EXAMPLE),
  properties: {
    id: { type: 'integer', examples: [340] },
    channel: { type: 'string', enum: MESSAGE_CHANNELS, examples: ['EMAIL'] },
    recipient: text(MESSAGE_EXAMPLE.recipient),
    subject: text(MESSAGE_EXAMPLE.subject),
    state: { type: 'string', enum: MESSAGE_STATES, examples: ['FAILED'] },
    attempts: { type: 'integer', examples: [8] },
    lastError: { type: ['string', 'null'], examples: [MESSAGE_EXAMPLE.lastError] },
    carriesCode: { type: 'boolean', examples: [false] },
    createdAt: { type: 'string', format: 'date-time', examples: [MESSAGE_EXAMPLE.createdAt] },
    nextAttemptAt: instant('2026-11-20T08:40:00.000Z'),
    sentAt: instant('2026-11-20T08:16:00.000Z'),
  },
};
