import { normaliseEmail } from '@contract/customers/identity';
import { type IdentityKind, readIdentityNumber } from '@contract/customers/identity-documents';
import { allowsCars, normaliseLicenceClasses, normaliseLicenceNumber } from '@contract/customers/licence';
import type { PlainText } from '../../../shared/i18n';
import type { CustomerForm } from '../calls';

export function readCustomerForm(values: object): CustomerForm {
  const entries = Object.entries(values) as [string, unknown][];
  const fields = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const files = Object.fromEntries(
    entries.filter((entry): entry is [string, File] => entry[1] instanceof File),
  );
  return { fields, files };
}

export const emailRule = (typed?: string): string | undefined =>
  normaliseEmail(typed ?? '') ? undefined : 'Please enter a valid email address';

const NUMBER_TEXTS: Record<IdentityKind, PlainText> = {
  AADHAAR: 'Enter the 12 digits of the Aadhaar number, as printed on the card.',
  PASSPORT: 'Enter the passport number: one letter and seven digits.',
  VOTER_ID: 'Enter the voter ID number: three letters and seven digits.',
};

export const identityNumberRule =
  (kind: IdentityKind, aadhaarLastFour: boolean) =>
  (typed?: string): PlainText | undefined => {
    if (readIdentityNumber(kind, typed ?? '', { aadhaarLastFour })) return undefined;
    return kind === 'AADHAAR' && aadhaarLastFour
      ? 'Enter the last four digits of the Aadhaar number.'
      : NUMBER_TEXTS[kind];
  };

export const licenceNumberRule = (typed?: string): string | undefined =>
  normaliseLicenceNumber(typed ?? '')
    ? undefined
    : 'Enter the licence number, as printed: 9 to 16 letters and digits.';

export function licenceClassesRule(typed?: string): string | undefined {
  const classes = normaliseLicenceClasses(typed ?? '');
  if (!classes) return 'Enter the vehicle classes, as printed, such as LMV, MCWG.';
  return allowsCars(classes)
    ? undefined
    : 'None of these classes is for cars. Cars need LMV or a heavier class.';
}
