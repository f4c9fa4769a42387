import { isGstin } from '../../../contract/gstin.rules.js';
import { documentsMessages } from '../../../contract/messages/documents.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import type { RentalCompany } from '../../../contract/rentals/rental-company.js';

export const MAX_COMPANY_NAME = 120;

/** Refuses a company without a name or a valid GSTIN. Accepts two empty texts, which remove the company. */
export function refuseCompany({ name, gstin }: RentalCompany): FieldProblem | null {
  if (name === '' && gstin === '') return null;
  if (name === '')
    return {
      field: 'name',
      message: messageOf(documentsMessages, 'companyName', { max: MAX_COMPANY_NAME }),
    };
  return isGstin(gstin) ? null : { field: 'gstin', message: messageOf(documentsMessages, 'companyGstin') };
}
