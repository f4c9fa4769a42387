import type { CodeName, FieldError } from '@contract/codes';
import { CODES } from '@contract/codes';
import type { ApprovalNeededData } from '@contract/customers/people';
import type { WireMessage } from '@contract/messages/message';
import type { ChangedTerms, DebtData, TakenData, TooManyOpenData } from '@contract/rentals/rentals';
import { paths } from '@/app/paths';

/** Reasons for a failed request that the renting page distinguishes. */
export type Problem =
  /** `why` is set if the account has no mobile number, which the sign-in asks for. */
  | { kind: 'signIn'; why?: WireMessage }
  | { kind: 'network' }
  | { kind: 'taken'; text: WireMessage; taken: TakenData }
  | { kind: 'tooManyOpen'; text: WireMessage; open: TooManyOpenData }
  | { kind: 'fareChanged'; text: WireMessage; quote: ChangedTerms }
  | { kind: 'paymentNeeded'; text: WireMessage; debt: string | undefined }
  /** `link` is the page for the upload of a renewed driving licence. */
  | { kind: 'refused'; text: WireMessage; link?: string }
  | { kind: 'approvalNeeded'; text: WireMessage; approval: ApprovalNeededData['approval'] }
  | { kind: 'failed'; text: WireMessage; fields: Record<string, WireMessage> };

export type TakenProblem = Problem & { kind: 'taken' };
export type TooManyOpenProblem = Problem & { kind: 'tooManyOpen' };

/** The parts of an error response that determine the problem. */
export interface ErrorAnswer extends WireMessage {
  code: number;
  data: unknown;
  errors: readonly FieldError[];
}

const BY_CODE = new Map<number, CodeName>(
  (Object.keys(CODES) as CodeName[]).map((name) => [CODES[name].code, name]),
);

const NOTHING_TAKEN: TakenData = { nextFreeFrom: null, alternatives: [] };

type ProblemReader = (text: WireMessage, data: unknown) => Problem;

const refused: ProblemReader = (text) => ({ kind: 'refused', text });

const PROBLEM_READERS: Partial<Record<CodeName, ProblemReader>> = {
  UNAUTHENTICATED: () => ({ kind: 'signIn' }),
  TAKEN: (text, data) => ({ kind: 'taken', text, taken: (data as TakenData | null) ?? NOTHING_TAKEN }),
  // If there is no data, the limit on payments that wait for verification was reached.
  TOO_MANY_OPEN: (text, data) =>
    data
      ? { kind: 'tooManyOpen', text, open: data as TooManyOpenData }
      : { kind: 'failed', text, fields: {} },
  FARE_CHANGED: (text, data) => ({ kind: 'fareChanged', text, quote: data as ChangedTerms }),
  PAYMENT_NEEDED: (text, data) => ({
    kind: 'paymentNeeded',
    text,
    debt: (data as DebtData | null)?.reference,
  }),
  ACCOUNT_REJECTED: refused,
  FORBIDDEN: refused,
  APPROVAL_NEEDED: (text, data) => {
    const { approval, need } = (data as ApprovalNeededData | null) ?? { approval: null };
    if (need) return { kind: 'refused', text, link: `${paths.register}?licence` };
    return { kind: 'approvalNeeded', text, approval };
  },
};

/** @param answer Null if no response arrived. */
export function problemOf(answer: ErrorAnswer | null): Problem {
  if (!answer) return { kind: 'network' };
  const { code, message, messageKey, messageParams, data, errors } = answer;
  const text = { message, messageKey, messageParams };
  const name = BY_CODE.get(code);
  const read = name && PROBLEM_READERS[name];
  if (read) return read(text, data);
  const fields = Object.fromEntries(errors.map((error) => [error.field, error]));
  return 'mobile' in fields ? { kind: 'signIn', why: text } : { kind: 'failed', text, fields };
}
