import { applyDecorators, type Type } from '@nestjs/common';
import { AccountToken, CodeSent, Token } from '../../contract/customers/people.js';
import { ApiCall, type ApiCallDocs, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';

// Three controllers have the same routes, so the texts are written once.

/** Documents a route that sends a code. */
export const ApiSendsCode = (
  summary: string,
  by: 'e-mail' | 'SMS',
  refusals: ApiCallDocs['refusals'] = [],
): MethodDecorator =>
  applyDecorators(
    ApiCall({
      summary,
      description: `The code is sent by ${by} only${by === 'e-mail' ? ', in the first language of Accept-Language that the site supports' : ''}. The limit is 5 codes an hour for one identity and 20 for one network (an IPv4 address or an IPv6 /64). After ten refusals in an hour that reveal whether an account exists, the network gets 1011 for every identity. After many requests from unknown networks, a code that was sent before is valid (alreadySent) and no new message is sent. A code has 6 digits for customers and 8 for staff, and 10 after many wrong codes. After many refusals in the whole service, the response is 1000 for every identity.`,
      refusals: ['INVALID', 'TOO_MANY', ...refusals],
    }),
    ApiEnvelope(CodeSent),
  );

const takesCode = (summary: string, token: Type, refusals: ApiCallDocs['refusals'] = []): MethodDecorator =>
  applyDecorators(
    ApiCall({
      summary,
      description:
        'A code works once and is valid for ten minutes. A challenge accepts five attempts. Send challengeId: without it, wrong codes that other callers send from the same network count against the challenge. Sets the cookie browser, which authenticates nothing and by which the limits recognise the browser. Messages to a customer are written in the language of Accept-Language at their last sign-in.',
      refusals: ['INVALID', 'CODE_WRONG', ...refusals],
    }),
    ApiEnvelope(token),
  );

/** Documents a route that checks a code and returns a token. */
export const ApiTakesCode = (summary: string, refusals?: ApiCallDocs['refusals']): MethodDecorator =>
  takesCode(summary, Token, refusals);

export const ApiTakesAccountCode = (): MethodDecorator =>
  takesCode('Sign in to an account', AccountToken, ['ACCOUNT_REJECTED']);

/** Documents a route that follows the response 1021 of verify-otp. */
export const ApiTakesFactor = (summary: string, data: Type): MethodDecorator =>
  applyDecorators(
    ApiCall({
      summary,
      description:
        'Within five minutes of the right one-time code, with the challengeId of the response 1021. A sign-in accepts five wrong codes of the app.',
      refusals: ['INVALID', 'CODE_WRONG', 'WRONG_STATE'],
    }),
    ApiEnvelope(data),
  );

export const ApiLogsOut = (): MethodDecorator =>
  applyDecorators(ApiCall({ summary: 'Sign out everywhere this token is used' }), ApiEnvelope(null));
