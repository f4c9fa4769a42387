import { IsIn, IsInt, IsNumber, Matches, Max, Min } from 'class-validator';
import { MAX_EMAIL_LENGTH } from '../../contract/limits.js';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { Rupees } from '../../contract/money.js';
import type { DeskRentalRequest } from '../../contract/rentals/desk-rentals.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { MAX_ROW_ID } from '../../platform/http/lists/max-row-id.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsCalendarDay, IsHalfHour, IsPlainText } from '../../platform/http/validators.js';

const MAX_TOTAL = 20_000_000;
const CAR = validationText(messageOf(commonMessages, 'chooseCar'));
const CUSTOMER = 'Choose a customer.';
const TOTAL = { message: 'The expected total must be an amount in rupees.' };
const CONTACT = messageOf(officeMessages, 'customerContact');

@RefuseUnknown()
export class DeskContactDto {
  /**
   * The whole mobile number, or the whole e-mail address.
   * @example 9000000011
   */
  @IsPlainText(CONTACT, { max: MAX_EMAIL_LENGTH })
  contact: string;
}

@RefuseUnknown()
export class DeskRentalDto implements DeskRentalRequest {
  /**
   * The customer.
   * @example 12
   */
  @IsInt({ message: CUSTOMER })
  @Min(1, { message: CUSTOMER })
  @Max(MAX_ROW_ID, { message: CUSTOMER })
  customerId: number;

  /**
   * The car.
   * @example 7
   */
  @IsInt(CAR)
  @Min(1, CAR)
  @Max(MAX_ROW_ID, CAR)
  carId: number;

  /** @example book */
  @IsIn(['book', 'reserve'], { message: 'The action must be book or reserve.' })
  action: RentalAction;

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
  dropTime: string;

  /**
   * Rupees. Refused with 1016 if the fare differs.
   * @example 3999
   */
  @IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, TOTAL)
  @Min(0, TOTAL)
  @Max(MAX_TOTAL, TOTAL)
  expectedTotal: Rupees;
}

@RefuseUnknown()
export class DeskConfirmationDto {
  /**
   * The code from the customer's own message.
   * @example 123456
   */
  @Matches(/^\d{6}$/, validationText(messageOf(officeMessages, 'deskCodeDigits')))
  otp: string;
}
