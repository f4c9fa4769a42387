import type { ApiCallDocs } from '../../platform/http/openapi/api-docs.js';

const EXPIRES_AT = '2026-11-21T08:30:00.000Z';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJyZW50aW5nIn0.c2lnbmF0dXJl';

const token = { type: 'string', description: 'Send it as a bearer.', examples: [TOKEN] };
const expiresAt = { type: 'string', format: 'date-time', examples: [EXPIRES_AT] };

/** Docs of a call that sends a code. */
export function sendsCode(
  summary: string,
  by: 'e-mail' | 'SMS',
  refusals?: ApiCallDocs['refusals'],
): ApiCallDocs {
  return {
    summary,
    description: `The code goes by ${by} only. A new code replaces the one before. At most 5 an hour for one person and 20 from one address. An address that got ten such refusals in an hour, because of who has an account, gets 1011 for everybody.`,
    data: {
      type: 'object',
      required: ['expiresInSeconds', 'resendAfterSeconds'],
      properties: {
        expiresInSeconds: { type: 'integer', examples: [600] },
        resendAfterSeconds: { type: 'integer', examples: [30] },
      },
    },
    example: { expiresInSeconds: 600, resendAfterSeconds: 30 },
    refusals: ['INVALID', 'TOO_MANY', ...(refusals ?? [])],
  };
}

/** Docs of a call that checks a code and returns a token. */
export function takesCode(summary: string, refusals: ApiCallDocs['refusals'] = []): ApiCallDocs {
  return {
    summary,
    description: 'A code works once, is valid for ten minutes and stops working after five wrong tries.',
    data: { type: 'object', required: ['token', 'expiresAt'], properties: { token, expiresAt } },
    example: { token: TOKEN, expiresAt: EXPIRES_AT },
    refusals: ['INVALID', 'CODE_WRONG', ...refusals],
  };
}

export const TAKES_ACCOUNT_CODE: ApiCallDocs = {
  ...takesCode('Sign in to an account', ['ACCOUNT_REJECTED']),
  data: {
    type: 'object',
    required: ['token', 'expiresAt', 'isRegistered', 'adminApproval'],
    properties: {
      token,
      expiresAt,
      isRegistered: { type: 'boolean', examples: [true] },
      adminApproval: {
        type: ['string', 'null'],
        enum: ['PENDING', 'APPROVED', 'REJECTED', null],
        description: 'Null until registered.',
        examples: ['APPROVED'],
      },
    },
  },
  example: { token: TOKEN, expiresAt: EXPIRES_AT, isRegistered: true, adminApproval: 'APPROVED' },
};

export const LOGS_OUT: ApiCallDocs = { summary: 'Log out everywhere this token is used', data: null };
