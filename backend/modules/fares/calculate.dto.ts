import { IsIn, IsInt, Max, Min } from 'class-validator';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { CalculateRequest } from '../../contract/rentals/rentals.js';
import { MAX_ROW_ID } from '../../platform/http/lists/max-row-id.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsCalendarDay, IsHalfHour, MayBeAbsent } from '../../platform/http/validators.js';

const CAR = validationText(messageOf(commonMessages, 'chooseCar'));

export class CalculateDto implements CalculateRequest {
  /**
   * The car.
   * @example 7
   */
  @IsInt(CAR)
  @Min(1, CAR)
  @Max(MAX_ROW_ID, CAR)
  carId: number;

  /**
   * Pickup date, yyyy-MM-dd.
   * @example 2026-12-24
   */
  @IsCalendarDay(messageOf(rentalsMessages, 'chooseFromDate'))
  fromDate: string;

  /**
   * Return date, yyyy-MM-dd.
   * @example 2026-12-26
   */
  @IsCalendarDay(messageOf(rentalsMessages, 'chooseToDate'))
  toDate: string;

  /**
   * Pickup time, HH:mm on the half hour.
   * @example 12:00
   */
  @IsHalfHour(messageOf(rentalsMessages, 'choosePickupTime'))
  pickupTime: string;

  /**
   * Return time, HH:mm on the half hour.
   * @example 14:00
   */
  @IsHalfHour(messageOf(rentalsMessages, 'chooseReturnTime'))
  returnTime: string;

  /**
   * `book` if absent.
   * @example book
   */
  @MayBeAbsent()
  @IsIn(['book', 'reserve'], { message: 'The action must be book or reserve.' })
  action?: RentalAction;
}
