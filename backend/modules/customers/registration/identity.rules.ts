import {
  IDENTITY_KINDS,
  type IdentityKind,
  readIdentityNumber,
} from '../../../contract/customers/identity-documents.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';

/** `aadhaarNumber` without `identityKind` denotes an Aadhaar card, as do the files whose names begin with `aadhaar`. */
export interface IdentityTexts {
  aadhaarNumber?: string;
  identityKind?: string;
  identityNumber?: string;
}

/** The identity document of a form. */
export interface SentIdentity {
  kind: IdentityKind;
  /** The whole number, or the last four digits of an Aadhaar number; null leaves the stored one unchanged. */
  number: string | null;
  numberField: 'aadhaarNumber' | 'identityNumber';
}

export interface AskedParts {
  /** The names of the required parts. */
  parts: ReadonlySet<string>;
  /** The kind that the customer has sent before; null if none. Another kind requires its number and its image. */
  storedKind: IdentityKind | null;
  accepted: readonly IdentityKind[];
  /** True if the last four digits of an Aadhaar number are enough. */
  aadhaarLastFour: boolean;
}

const NAMES = {
  aadhaar: { number: 'aadhaarNumber', file: 'aadhaarFile', back: 'aadhaarBackFile', kind: 'aadhaarNumber' },
  identity: {
    number: 'identityNumber',
    file: 'identityFile',
    back: 'identityBackFile',
    kind: 'identityKind',
  },
} as const;

type Names = (typeof NAMES)[keyof typeof NAMES];

const NUMBER_TEXTS = {
  AADHAAR: 'aadhaarDigits',
  PASSPORT: 'passportNumber',
  VOTER_ID: 'voterIdNumber',
} as const;
const FILE_TEXTS = {
  AADHAAR: 'chooseAadhaar',
  PASSPORT: 'choosePassport',
  VOTER_ID: 'chooseVoterId',
} as const;

const isKind = (text: string): text is IdentityKind => (IDENTITY_KINDS as readonly string[]).includes(text);

/** @returns The document, null if none was sent, and the invalid fields. */
export function checkIdentity(
  texts: IdentityTexts,
  files: ReadonlySet<string>,
  asked: AskedParts,
): { identity: SentIdentity | null; errors: FieldProblem[] } {
  const [names, other] = sentNames(texts, files);
  if (other) return refused('identityKind', 'identityOnce');
  if (!names) return { identity: null, errors: missing(asked) };
  const kind = names === NAMES.aadhaar ? 'AADHAAR' : textOf(texts, 'identityKind');
  if (!isKind(kind)) return refused('identityKind', 'chooseIdentity');
  if (!asked.accepted.includes(kind)) return refused(names.kind, 'identityNotAccepted');
  return checkParts(kind, { names, typed: textOf(texts, names.number), files }, asked);
}

const textOf = (texts: IdentityTexts, field: keyof IdentityTexts): string => texts[field]?.trim() ?? '';

/** Returns the groups of fields that were sent: those of an Aadhaar card, those of any kind, or both. */
function sentNames(texts: IdentityTexts, files: ReadonlySet<string>): Names[] {
  const isKindSent = textOf(texts, 'identityKind') !== '';
  return Object.values(NAMES).filter(
    (names) =>
      textOf(texts, names.number) !== '' ||
      files.has(names.file) ||
      files.has(names.back) ||
      (isKindSent && names === NAMES.identity),
  );
}

interface SentParts {
  names: Names;
  typed: string;
  files: ReadonlySet<string>;
}

function checkParts(
  kind: IdentityKind,
  { names, typed, files }: SentParts,
  asked: AskedParts,
): ReturnType<typeof checkIdentity> {
  const { parts, storedKind } = asked;
  const isOther = kind !== storedKind;
  const errors: FieldProblem[] = [];
  const number = typed === '' ? null : readIdentityNumber(kind, typed, asked);
  if (typed === '' ? isOther || parts.has('identityNumber') : number === null)
    errors.push(numberMissing(kind, names.number, asked));
  if ((isOther || parts.has('identityFile')) && !files.has(names.file))
    errors.push({ field: names.file, message: messageOf(customersMessages, FILE_TEXTS[kind]) });
  return { identity: { kind, number, numberField: names.number }, errors };
}

const numberMissing = (kind: IdentityKind, field: string, { aadhaarLastFour }: AskedParts): FieldProblem => ({
  field,
  message: messageOf(
    customersMessages,
    kind === 'AADHAAR' && aadhaarLastFour ? 'aadhaarLastFour' : NUMBER_TEXTS[kind],
  ),
});

const refused = (
  field: string,
  key: 'identityOnce' | 'chooseIdentity' | 'identityNotAccepted',
): { identity: null; errors: FieldProblem[] } => ({
  identity: null,
  errors: [{ field, message: messageOf(customersMessages, key) }],
});

/**
 * Returns the errors for a form without a document: those of an Aadhaar card, unless it is not accepted or another
 * document was sent before.
 */
function missing(asked: AskedParts): FieldProblem[] {
  const { parts, storedKind, accepted } = asked;
  if (!parts.has('identityNumber') && !parts.has('identityFile')) return [];
  if ((storedKind ?? 'AADHAAR') !== 'AADHAAR' || !accepted.includes('AADHAAR'))
    return refused('identityKind', 'chooseIdentity').errors;
  return [
    ...(parts.has('identityNumber') ? [numberMissing('AADHAAR', 'aadhaarNumber', asked)] : []),
    ...(parts.has('identityFile')
      ? [{ field: 'aadhaarFile', message: messageOf(customersMessages, 'chooseAadhaar') }]
      : []),
  ];
}
