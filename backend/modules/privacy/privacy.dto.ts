import { IsIn } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../contract/limits.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { WITHDRAWABLE_PURPOSES, type WithdrawablePurpose } from '../../contract/privacy/consent.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsPlainText, IsRowId } from '../../platform/http/validators.js';

@RefuseUnknown()
export class ReasonDto {
  /**
   * Stored in the audit, without data about the customer.
   * @example "Request by letter of 20 November."
   */
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
  })
  reason: string;
}

@RefuseUnknown()
export class MergeDto extends ReasonDto {
  /**
   * The customer whose account is deleted.
   * @example 12
   */
  @IsRowId('The customer ID must be the number of a customer.')
  from: number;
}

@RefuseUnknown()
export class WithdrawalDto {
  /** @example SMS */
  @IsIn(WITHDRAWABLE_PURPOSES, { message: `Send ${WITHDRAWABLE_PURPOSES.join(', ')}.` })
  purpose: WithdrawablePurpose;
}
