import { IsInt, Max, Min } from 'class-validator';
import type { BlockRequest } from '../../../contract/fleet/console-fleet.js';
import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { commonMessages } from '../../../contract/messages/common.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { MAX_ROW_ID } from '../../../platform/http/lists/max-row-id.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { validationText } from '../../../platform/http/validation-text.js';
import { IsCalendarDay, IsHalfHour, IsPlainText } from '../../../platform/http/validators.js';

const CAR = validationText(messageOf(commonMessages, 'chooseCar'));

@RefuseUnknown()
export class BlockDto implements BlockRequest {
  /**
   * The car.
   * @example 7
   */
  @IsInt(CAR)
  @Min(1, CAR)
  @Max(MAX_ROW_ID, CAR)
  carId: number;

  /**
   * The first day, yyyy-MM-dd.
   * @example 2026-12-24
   */
  @IsCalendarDay('Choose the first day (yyyy-MM-dd).')
  fromDate: string;

  /**
   * Start time, HH:mm on the half hour.
   * @example 09:00
   */
  @IsHalfHour('Give the time it begins as HH:mm on the half hour.')
  fromTime: string;

  /**
   * The last day, yyyy-MM-dd.
   * @example 2026-12-26
   */
  @IsCalendarDay('Choose the last day (yyyy-MM-dd).')
  toDate: string;

  /**
   * End time, HH:mm on the half hour.
   * @example 18:00
   */
  @IsHalfHour('Give the time it ends as HH:mm on the half hour.')
  toTime: string;

  /**
   * Reason.
   * @example "Yearly service"
   */
  @IsPlainText(messageOf(calendarMessages, 'blockReason', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
  })
  reason: string;
}
