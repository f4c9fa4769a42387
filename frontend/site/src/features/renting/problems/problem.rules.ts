import { CODES } from '@contract/codes';
import type { CodeName, FieldError } from '@contract/codes';
import type { WireMessage } from '@contract/messages/message';
import type { FareQuote } from '@contract/rentals/fare';
import type { ApprovalNeededData } from '@contract/customers/people';
import type { TakenData, TooManyOpenData } from '@contract/rentals/rentals';

/** Why a request of the renting page failed, as the page distinguishes it. */
export type Problem =
  | { kind: 'signIn' }
  | { kind: 'network' }
  | { kind: 'taken'; text: WireMessage; taken: TakenData }
  | { kind: 'tooManyOpen'; text: WireMessage; open: TooManyOpenData }
  | { kind: 'fareChanged'; text: WireMessage; quote: FareQuote }
  | { kind: 'paymentNeeded'; text: WireMessage }
  | { kind: 'refused'; text: WireMessage }
  | { kind: 'approvalNeeded'; text: WireMessage; approval: ApprovalNeededData['approval'] }
  | { kind: 'failed'; text: WireMessage; fields: Record<string, WireMessage> };

export type TakenProblem = Problem & { kind: 'taken' };
export type TooManyOpenProblem = Problem & { kind: 'tooManyOpen' };

/** The parts of an error answer that decide the problem. */
export interface ErrorAnswer extends WireMessage {
  code: number;
  data: unknown;
  errors: readonly FieldError[];
}

const BY_CODE = new Map<number, CodeName>(
  (Object.keys(CODES) as CodeName[]).map((name) => [CODES[name].code, name]),
);

const NOTHING_OPEN: TooManyOpenData = { limit: 0, holds: [], rentals: [] };
const NOTHING_TAKEN: TakenData = { nextFreeFrom: null, alternatives: [] };

/** @param answer null when the server did not answer */
export function problemOf(answer: ErrorAnswer | null): Problem {
  if (!answer) return { kind: 'network' };
  const { message, messageKey, messageParams } = answer;
  const text = { message, messageKey, messageParams };
  switch (BY_CODE.get(answer.code)) {
    case 'UNAUTHENTICATED':
      return { kind: 'signIn' };
    case 'TAKEN':
      return { kind: 'taken', text, taken: (answer.data as TakenData | null) ?? NOTHING_TAKEN };
    case 'TOO_MANY_OPEN':
      return { kind: 'tooManyOpen', text, open: (answer.data as TooManyOpenData | null) ?? NOTHING_OPEN };
    case 'FARE_CHANGED':
      return { kind: 'fareChanged', text, quote: answer.data as FareQuote };
    case 'PAYMENT_NEEDED':
      return { kind: 'paymentNeeded', text };
    case 'ACCOUNT_REJECTED':
    case 'FORBIDDEN':
      return { kind: 'refused', text };
    case 'APPROVAL_NEEDED': {
      const { approval } = (answer.data as ApprovalNeededData | null) ?? { approval: null };
      return { kind: 'approvalNeeded', text, approval };
    }
    default: {
      const fields = Object.fromEntries(answer.errors.map((error) => [error.field, error]));
      return { kind: 'failed', text, fields };
    }
  }
}
