import type { Day } from './calendar.js';
import { businessMessages } from './messages/business.messages.js';
import { type CatalogueMessage, messageOf } from './messages/message.js';

/** The licence to rent out cars. Empty texts if there is none. */
export class OperatorLicence {
  /** @example "MH/12/RC/2024/118" */
  number: string;
  /** @example "Regional Transport Office, Pune" */
  authority: string;
  /**
   * The last valid day (`yyyy-MM-dd`).
   * @example 2029-03-31
   */
  validUntil: string;
}

/** The person to whom customers bring complaints (Consumer Protection Rules for e-commerce). Empty texts if there is none. */
export class GrievanceOfficer {
  /** @example "Asha Kulkarni" */
  name: string;
  /** @example "Head of customer care" */
  designation: string;
  /** @example "+91 90000 00003" */
  phone: string;
  /** @example grievance@example.com */
  email: string;
}

/** The details that the law requires the business to show. An empty value is not shown. */
export class BusinessIdentity {
  /** @example "Pune City Cars Private Limited" */
  legalName: string;
  /** @example 27AAPFU0939F1ZV */
  gstin: string;
  operatorLicence: OperatorLicence;
  grievanceOfficer: GrievanceOfficer;
}

export interface IdentityLine {
  label: CatalogueMessage;
  values: string[];
}

/** The entered details, one line each. @param words formats a day */
export function identityLines(business: BusinessIdentity, words: (day: Day) => string): IdentityLine[] {
  const { legalName, gstin, operatorLicence: licence, grievanceOfficer: officer } = business;
  const until = licence.validUntil && words(licence.validUntil);
  const lines = [
    ['legalName', legalName],
    ['gstin', gstin],
    ['licence', licence.number, licence.authority],
    ['licenceUntil', until],
    ['officer', officer.name, officer.designation, officer.phone, officer.email],
  ] as const;
  return lines
    .map(([key, ...values]) => ({ label: messageOf(businessMessages, key), values: values.filter(Boolean) }))
    .filter(({ values }) => values.length);
}

/** True once the two details that identify the operator are entered: the legal name and the grievance officer. */
export const isIdentified = ({ legalName, grievanceOfficer }: BusinessIdentity): boolean =>
  legalName !== '' && grievanceOfficer.name !== '';
