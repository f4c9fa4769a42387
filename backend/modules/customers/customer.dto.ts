import { IsBoolean, IsIn, Matches } from 'class-validator';
import type { RejectionReasons } from '../../contract/customers/people.js';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH, MAX_REASON_LENGTH } from '../../contract/limits.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { ConsentText } from '../../contract/privacy/consent.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsInstant, IsMobile, IsPlainText, MayBeAbsent, Part } from '../../platform/http/validators.js';
import { MAX_QR_DIGITS } from './aadhaar-qr/aadhaar-qr.rules.js';
import type { CustomerDecision } from './after-customer-decision.js';

const REASON = `Enter a reason of at most ${MAX_REASON_LENGTH} characters.`;
const SUBMITTED_AT = 'The submission time must be the one that came with the documents.';
const CONSENT = 'Send the text that came as newConsent with the profile.';
const DIGITS = new RegExp(`^\\d{1,${MAX_QR_DIGITS}}$`);
const DECISIONS = ['APPROVED', 'REJECTED'] as const;

class ReasonsDto implements RejectionReasons {
  /** @example "The picture is blurred." */
  @MayBeAbsent()
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  aadhaar?: string;

  /** @example "The licence has expired." */
  @MayBeAbsent()
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  license?: string;

  /** @example "Please use daylight." */
  @MayBeAbsent()
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  note?: string;
}

export class VerifyDocumentQuery {
  /**
   * The customer's mobile number.
   * @example 9000000012
   */
  @IsMobile()
  mobile: string;

  /** @example APPROVED */
  @IsIn(DECISIONS, { message: 'The action must be APPROVED or REJECTED.' })
  action: CustomerDecision;

  /**
   * Submission time of the reviewed documents. Refused if the customer has submitted newer ones.
   * @example 2026-11-20T08:15:00.000Z
   */
  @MayBeAbsent()
  @IsInstant(SUBMITTED_AT)
  submittedAt?: string;
}

class RejectionBody {
  /** Reasons for each document. Only read for REJECTED; the console must give at least one, and a note alone rejects both. */
  @MayBeAbsent()
  @Part(() => ReasonsDto, { message: 'The reasons must be an object.' })
  reasons?: ReasonsDto;
}

export class VerifyDocumentBody extends RejectionBody {
  /**
   * Submission time of the reviewed documents. Refused if the customer has submitted newer ones.
   * @example 2026-11-20T08:15:00.000Z
   */
  @MayBeAbsent()
  @IsInstant(SUBMITTED_AT)
  submittedAt?: string;
}

@RefuseUnknown()
export class ApprovalDto extends RejectionBody {
  /** @example REJECTED */
  @IsIn(DECISIONS, { message: 'The decision must be APPROVED or REJECTED.' })
  decision: CustomerDecision;

  /**
   * Submission time of the reviewed documents. Refused if the customer has submitted newer ones.
   * @example 2026-11-20T08:15:00.000Z
   */
  @IsInstant(SUBMITTED_AT)
  submittedAt: string;
}

@RefuseUnknown()
export class SmsChoiceDto {
  /** @example true */
  @IsBoolean({ message: 'Say whether you want SMS: true or false.' })
  wanted: boolean;
}

@RefuseUnknown()
export class ConsentDto implements ConsentText {
  /** @example 2026-11 */
  @IsPlainText(CONSENT, { max: 20 })
  version: string;

  /** @example q0mXv8m2yq7pB3mZr6jE0Z2m9wQK1n1yq0dQm5c3b7A */
  @IsPlainText(CONSENT, { max: 100 })
  textHash: string;
}

@RefuseUnknown()
export class AadhaarQrDto {
  /**
   * The decimal digits of the code.
   * @example 6979414848205548481619299442879901900893978332594614407044767717485407280104
   */
  @Matches(DIGITS, validationText(messageOf(customersMessages, 'aadhaarQrUnreadable')))
  qr: string;

  /**
   * Version of the consent text that the customer agreed to (`consentVersion` of the settings).
   * @example 2026-11
   */
  @IsPlainText(messageOf(customersMessages, 'consentChanged'), { max: 20 })
  consentVersion: string;
}

@RefuseUnknown()
export class ProfileDto {
  /** @example "Asha Deshpande" */
  @MayBeAbsent()
  @IsPlainText(messageOf(customersMessages, 'enterName'), { max: MAX_NAME_LENGTH })
  fullName?: string;

  /** @example "4 Karve Road, Pune 411004" */
  @MayBeAbsent()
  @IsPlainText(messageOf(customersMessages, 'enterAddress'), { max: MAX_ADDRESS_LENGTH })
  address?: string;
}
