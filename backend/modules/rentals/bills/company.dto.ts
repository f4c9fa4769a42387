import { documentsMessages } from '../../../contract/messages/documents.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { RentalCompany } from '../../../contract/rentals/rental-company.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText } from '../../../platform/http/validators.js';
import { MAX_COMPANY_NAME } from './company.rules.js';

@RefuseUnknown()
export class RentalCompanyDto extends RentalCompany {
  @IsPlainText(messageOf(documentsMessages, 'companyName', { max: MAX_COMPANY_NAME }), {
    max: MAX_COMPANY_NAME,
    min: 0,
  })
  declare name: string;

  @IsPlainText(messageOf(documentsMessages, 'companyGstin'), { max: 15, min: 0 })
  declare gstin: string;
}
