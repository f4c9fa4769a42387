import { IsBoolean } from 'class-validator';
import { MAX_NAME_LENGTH, MAX_REASON_LENGTH } from '../../contract/limits.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { StaffAccessRequest, StaffNameRequest } from '../../contract/office.js';
import type { WorkAlerts } from '../../contract/work.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsMobile, IsPlainText, MayBeAbsent } from '../../platform/http/validators.js';

const IsName = (): PropertyDecorator =>
  IsPlainText(messageOf(officeMessages, 'staffName', { max: MAX_NAME_LENGTH }), { max: MAX_NAME_LENGTH });

export class NewStaffQuery {
  /**
   * Ten digits; +91, 0 and spaces are removed.
   * @example 9000000003
   */
  @IsMobile(messageOf(officeMessages, 'mobileRequired'))
  mobileNumber: string;

  /**
   * Shown to staff next to decisions.
   * @example "Asha Kulkarni"
   */
  @MayBeAbsent()
  @IsName()
  name?: string;
}

@RefuseUnknown()
export class StaffNameDto implements StaffNameRequest {
  /** @example "Asha Kulkarni" */
  @IsName()
  name: string;
}

@RefuseUnknown()
export class StaffAccessDto implements StaffAccessRequest {
  /**
   * False disables, true enables.
   * @example false
   */
  @IsBoolean({ message: 'Enabled must be true or false.' })
  enabled: boolean;

  /** @example "Left the company." */
  @IsPlainText(`Enter a reason of at most ${MAX_REASON_LENGTH} characters.`, { max: MAX_REASON_LENGTH })
  reason: string;

  /**
   * If true, also disables the account with the same mobile number in the other role, unless it is the caller's own.
   * @example true
   */
  @MayBeAbsent()
  @IsBoolean({ message: 'Every role must be true or false.' })
  everyRole?: boolean;
}

@RefuseUnknown()
export class WorkAlertsDto implements WorkAlerts {
  /** @example true */
  @IsBoolean({ message: 'Sound must be true or false.' })
  sound: boolean;

  /** @example false */
  @IsBoolean({ message: 'Notification must be true or false.' })
  notification: boolean;
}
