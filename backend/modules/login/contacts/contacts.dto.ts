import { IsUUID, Matches } from 'class-validator';
import type {
  EmailChangeByStaff,
  MobileChangeByStaff,
  NumberSettlement,
} from '../../../contract/customers/console-contacts.js';
import { MAX_OTP_DIGITS, MAX_REASON_LENGTH, OTP_DIGITS } from '../../../contract/limits.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { validationText } from '../../../platform/http/validation-text.js';
import {
  IsMailAddress,
  IsMobile,
  IsPlainText,
  MayBeAbsent,
  Part,
} from '../../../platform/http/validators.js';

const CODE = new RegExp(`^\\d{${OTP_DIGITS},${MAX_OTP_DIGITS}}$`);

@RefuseUnknown()
export class ProofDto {
  /**
   * From the response of send-otp.
   * @example 4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11
   */
  @IsUUID()
  challengeId: string;

  /** @example 123456 */
  @Matches(CODE, validationText(messageOf(loginMessages, 'codeDigits')))
  otp: string;
}

@RefuseUnknown()
export class NewEmailDto {
  /** @example new-address@example.com */
  @IsMailAddress()
  email: string;
}

@RefuseUnknown()
export class NewMobileDto {
  /**
   * Ten digits; +91, 0 and spaces are removed.
   * @example 9000000019
   */
  @IsMobile()
  mobile: string;
}

@RefuseUnknown()
export class MobileChangeByStaffDto extends ProofDto implements MobileChangeByStaff {
  /**
   * Stored with the change.
   * @example "The customer has a new number."
   */
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
  })
  reason: string;
}

@RefuseUnknown()
export class NumberSettlementDto extends MobileChangeByStaffDto implements NumberSettlement {
  /**
   * Address of the claimant, whose account gets the number.
   * @example asha@example.com
   */
  @IsMailAddress()
  email: string;
}

@RefuseUnknown()
export class EmailChangeByStaffDto extends MobileChangeByStaffDto implements EmailChangeByStaff {
  /** The code that was sent to the proved mobile number. */
  @MayBeAbsent()
  @Part(() => ProofDto)
  mobile?: ProofDto;
}
