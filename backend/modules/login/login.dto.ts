import { Matches } from 'class-validator';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsMailAddress, IsMobile } from '../../platform/http/validators.js';

const OTP = validationText(messageOf(loginMessages, 'codeDigits'));

export class RentingCodeDto {
  /**
   * Ten digits; +91, 0 and spaces are removed.
   * @example 9000000011
   */
  @IsMobile()
  mobile: string;

  /** @example approved@example.com */
  @IsMailAddress()
  email: string;
}

export class AccountCodeDto {
  /** @example approved@example.com */
  @IsMailAddress()
  email: string;
}

export class VerifyCodeDto extends AccountCodeDto {
  /** @example 123456 */
  @Matches(/^\d{6}$/, OTP)
  otp: string;
}

export class StaffCodeDto {
  /**
   * Ten digits; +91, 0 and spaces are removed.
   * @example 9000000001
   */
  @IsMobile()
  phoneNumber: string;
}

export class VerifyStaffCodeDto extends StaffCodeDto {
  /** @example 123456 */
  @Matches(/^\d{6}$/, OTP)
  otp: string;
}
