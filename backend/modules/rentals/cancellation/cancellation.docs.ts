import { rupees } from '../../../contract/money.js';
import {
  CANCELLATION_TIERS,
  tierText,
  type CancellationPreview,
} from '../../../contract/rentals/cancellation.rules.js';
import type { ApiCallDocs } from '../../../platform/http/openapi/api-docs.js';
import { RENTAL_STATUSES } from '../../../contract/rentals/rentals.js';

const policy = { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 };
const hours = (example: number): object => ({ type: 'integer', examples: [example] });
const rupeesSchema = (description: string): object => ({
  type: 'number',
  description: `Rupees. ${description}`,
  examples: [3999],
});

export const PREVIEW_EXAMPLE: CancellationPreview = {
  reference: 'K7MPQ2XW9T',
  status: 'PENDING',
  paid: rupees(3999),
  isPaymentVerified: true,
  tier: 'FREE',
  why: tierText('FREE', policy),
  percent: 100,
  amount: rupees(3999),
  dueDate: '2026-11-27',
  until: '2026-12-22T06:30:00.000Z',
  policy,
};

const PREVIEW_SCHEMA = {
  type: 'object',
  required: Object.keys(PREVIEW_EXAMPLE),
  properties: {
    reference: { type: 'string', examples: ['K7MPQ2XW9T'] },
    status: { type: 'string', enum: [...RENTAL_STATUSES], examples: ['PENDING'] },
    paid: rupeesSchema('What the customer says was paid and nobody has rejected.'),
    isPaymentVerified: {
      type: 'boolean',
      description: 'Nothing is refunded until the payment is verified.',
      examples: [true],
    },
    tier: { type: 'string', enum: [...CANCELLATION_TIERS], examples: ['FREE'] },
    why: {
      type: 'string',
      description: 'The applied cancellation rule in words.',
      examples: [PREVIEW_EXAMPLE.why],
    },
    percent: { type: 'integer', examples: [100] },
    amount: rupeesSchema('What comes back.'),
    dueDate: {
      type: ['string', 'null'],
      format: 'date',
      description: 'Five working days, Monday to Saturday; null without a refund.',
      examples: ['2026-11-27'],
    },
    until: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Until when this refund applies; null when it cannot get lower.',
      examples: ['2026-12-22T06:30:00.000Z'],
    },
    policy: {
      type: 'object',
      description: 'As it was agreed when renting.',
      required: Object.keys(policy),
      properties: {
        freeUntilHours: hours(48),
        partUntilHours: hours(24),
        partPercent: hours(50),
        coolingOffMinutes: hours(60),
      },
    },
  },
};

export const previewDocs = (noun: string, bare = false): ApiCallDocs => ({
  summary: `What cancelling this ${noun} now would bring back`,
  bare,
  data: PREVIEW_SCHEMA,
  example: bare
    ? { ...PREVIEW_EXAMPLE, tier: 'BY_US', why: tierText('BY_US', policy), until: null }
    : PREVIEW_EXAMPLE,
  refusals: ['NOT_FOUND', 'WRONG_STATE'],
});
