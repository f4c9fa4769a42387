import { IsBoolean } from 'class-validator';
import type { SuspensionRequest } from '../../../contract/customers/console-customers.js';
import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText } from '../../../platform/http/validators.js';

const REASON = messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH });

@RefuseUnknown()
export class SuspensionDto implements SuspensionRequest {
  /** @example true */
  @IsBoolean({ message: 'Suspended must be true or false.' })
  suspended: boolean;

  /**
   * Sent to the customer.
   * @example "Returned a car with forged documents."
   */
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  reason: string;
}

@RefuseUnknown()
export class RevealDto {
  /**
   * Stored in the audit.
   * @example "The police asked for it."
   */
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  reason: string;
}
