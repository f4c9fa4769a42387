import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsString } from 'class-validator';
import { BLOCKED_PARTS, type BlockedPart } from '../../../contract/customers/blocked-identities.js';
import {
  DOCUMENT_PARTS,
  type DocumentPart,
  type DocumentRequest,
  type LicenceRequest,
  type ProfileCorrection,
  type SuspensionRequest,
} from '../../../contract/customers/console-customers.js';
import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText, MayBeAbsent } from '../../../platform/http/validators.js';
import { ProfileDto } from '../customer.dto.js';

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

  /** @example ["email", "mobile"] */
  @MayBeAbsent()
  @IsArray({ message: 'Send a list.' })
  @IsIn(BLOCKED_PARTS, { each: true, message: `Send a list of ${BLOCKED_PARTS.join(', ')}.` })
  block?: BlockedPart[];

  /** @example true */
  @MayBeAbsent()
  @IsBoolean({ message: 'Decline pending must be true or false.' })
  declinePending?: boolean;
}

@RefuseUnknown()
export class ProfileCorrectionDto extends ProfileDto implements ProfileCorrection {
  /**
   * Sent to the customer.
   * @example "The name is written as in the licence."
   */
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  reason: string;
}

@RefuseUnknown()
export class DocumentRequestDto implements DocumentRequest {
  /** @example ["LICENCE"] */
  @IsArray({ message: 'Send a list.' })
  @ArrayNotEmpty({ message: 'Send at least one part.' })
  @IsIn(DOCUMENT_PARTS, { each: true, message: `Send a list of ${DOCUMENT_PARTS.join(', ')}.` })
  parts: DocumentPart[];

  /** @example true */
  @MayBeAbsent()
  @IsBoolean({ message: 'May rent meanwhile must be true or false.' })
  mayRentMeanwhile?: boolean;

  /**
   * Sent to the customer.
   * @example "Your driving licence runs out soon. Please send the renewed one."
   */
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  reason: string;
}

@RefuseUnknown()
export class LicenceDto implements LicenceRequest {
  /** @example "MH12 2011 0012345" */
  @IsString()
  licenseNumber: string;

  /**
   * The vehicle classes, as printed.
   * @example "LMV, MCWG"
   */
  @IsString()
  licenseClasses: string;

  /** @example 2036-11-20 */
  @IsString()
  licenseValidUntil: string;

  /** @example 1998-04-12 */
  @IsString()
  dateOfBirth: string;
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
