import { IsUUID, Matches } from 'class-validator';
import { MAX_OTP_DIGITS, OTP_DIGITS } from '../../contract/limits.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsMailAddress, IsMobile, MayBeAbsent } from '../../platform/http/validators.js';
import { IsTotp } from './second-factor/second-factor.dto.js';
import type { EnteredOtp } from './visitor.js';

const CODE = new RegExp(`^\\d{${OTP_DIGITS},${MAX_OTP_DIGITS}}$`);
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
  @Matches(CODE, OTP)
  otp: string;

  /**
   * From the response of send-otp. Without it, the newest code that was requested from the same network is checked, and wrong
   * codes from that network count against it.
   * @example 4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11
   */
  @MayBeAbsent()
  @IsUUID()
  challengeId?: string;
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
  @Matches(CODE, OTP)
  otp: string;

  /**
   * From the response of send-otp. Without it, the newest code that was requested from the same network is checked, and wrong
   * codes from that network count against it.
   * @example 4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11
   */
  @MayBeAbsent()
  @IsUUID()
  challengeId?: string;
}

export class VerifyStaffWithFactorDto extends VerifyStaffCodeDto {
  /**
   * The code of the authenticator app. Without it, a member with a second factor gets 1021.
   * @example 492039
   */
  @MayBeAbsent()
  @IsTotp()
  totp?: string;
}

export const enteredOtp = ({ otp, challengeId }: VerifyCodeDto | VerifyStaffCodeDto): EnteredOtp => ({
  otp,
  challengeId: challengeId ?? null,
});
