import { IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { validationText } from '../../../platform/http/validation-text.js';
import { IsPlainText, MayBeAbsent } from '../../../platform/http/validators.js';
import type { EnteredFactor } from './second-factors.js';

/** Includes the spaces and dashes that people type. */
const MAX_RECOVERY_CODE_LENGTH = 40;

export const IsTotp = (): PropertyDecorator =>
  Matches(/^\d{6}$/, validationText(messageOf(loginMessages, 'factorText')));

@RefuseUnknown()
export class TotpDto {
  /** @example 492039 */
  @IsTotp()
  totp: string;
}

@RefuseUnknown()
export class FactorDto implements EnteredFactor {
  /**
   * The code of the authenticator app; absent if a recovery code is sent instead.
   * @example 492039
   */
  @MayBeAbsent()
  @IsTotp()
  totp?: string;

  /** @example 7K2M-Q9XT-4HVC-WB0N */
  @MayBeAbsent()
  @IsString(validationText(messageOf(loginMessages, 'recoveryText')))
  @MaxLength(MAX_RECOVERY_CODE_LENGTH, validationText(messageOf(loginMessages, 'recoveryText')))
  recoveryCode?: string;
}

@RefuseUnknown()
export class SecondFactorDto extends FactorDto {
  /**
   * From the response 1021 of verify-otp.
   * @example 4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11
   */
  @IsUUID()
  challengeId: string;
}

@RefuseUnknown()
export class EnrolmentDto {
  /**
   * From the response 1021 of verify-otp.
   * @example 4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11
   */
  @IsUUID()
  challengeId: string;
}

@RefuseUnknown()
export class ConfirmedEnrolmentDto extends EnrolmentDto {
  /** @example 492039 */
  @IsTotp()
  totp: string;
}

@RefuseUnknown()
export class ResetFactorDto {
  /** @example "New phone; identified by the passport." */
  @IsPlainText(`Enter a reason of at most ${MAX_REASON_LENGTH} characters.`, { max: MAX_REASON_LENGTH })
  reason: string;
}
