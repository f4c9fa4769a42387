import { CODES } from '@contract/codes';
import type { CodeName } from '@contract/codes';
import type { FareQuote } from '@contract/rentals/fare';
import type { ApprovalNeededData } from '@contract/customers/people';
import type { TakenData, TooManyOpenData } from '@contract/rentals/rentals';

/** Why a request of the renting page failed, as the page distinguishes it. */
export type Problem =
  | { kind: 'signIn' }
  | { kind: 'network' }
  | { kind: 'taken'; message: string; taken: TakenData }
  | { kind: 'tooManyOpen'; message: string; open: TooManyOpenData }
  | { kind: 'fareChanged'; message: string; quote: FareQuote }
  | { kind: 'paymentNeeded'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'approvalNeeded'; message: string; approval: ApprovalNeededData['approval'] }
  | { kind: 'failed'; message: string; fields: Record<string, string> };

export type TakenProblem = Problem & { kind: 'taken' };
export type TooManyOpenProblem = Problem & { kind: 'tooManyOpen' };

/** The parts of an error answer that decide the problem. */
export interface ErrorAnswer {
  code: number;
  message: string;
  data: unknown;
  errors: readonly { field: string; message: string }[];
}

const BY_CODE = new Map<number, CodeName>(
  (Object.keys(CODES) as CodeName[]).map((name) => [CODES[name].code, name]),
);

const NOTHING_OPEN: TooManyOpenData = { limit: 0, holds: [], rentals: [] };
const NOTHING_TAKEN: TakenData = { nextFreeFrom: null, alternatives: [] };

type Reading = (answer: ErrorAnswer) => Problem;

const refused: Reading = ({ message }) => ({ kind: 'refused', message });

const READINGS: Partial<Record<CodeName, Reading>> = {
  UNAUTHENTICATED: () => ({ kind: 'signIn' }),
  TAKEN: ({ message, data }) => ({
    kind: 'taken',
    message,
    taken: (data as TakenData | null) ?? NOTHING_TAKEN,
  }),
  TOO_MANY_OPEN: ({ message, data }) => ({
    kind: 'tooManyOpen',
    message,
    open: (data as TooManyOpenData | null) ?? NOTHING_OPEN,
  }),
  FARE_CHANGED: ({ message, data }) => ({ kind: 'fareChanged', message, quote: data as FareQuote }),
  PAYMENT_NEEDED: ({ message }) => ({ kind: 'paymentNeeded', message }),
  ACCOUNT_REJECTED: refused,
  FORBIDDEN: refused,
  APPROVAL_NEEDED: ({ message, data }) => {
    const { approval } = (data as ApprovalNeededData | null) ?? { approval: null };
    return { kind: 'approvalNeeded', message, approval };
  },
};

/** @param answer null when the server did not answer */
export function problemOf(answer: ErrorAnswer | null): Problem {
  if (!answer) return { kind: 'network' };
  const name = BY_CODE.get(answer.code);
  const read = name && READINGS[name];
  if (read) return read(answer);
  const fields = Object.fromEntries(answer.errors.map((error) => [error.field, error.message]));
  return { kind: 'failed', message: answer.message, fields };
}
