import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsNumber, Max, Min } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../contract/limits.js';
import { type CatalogueMessage, messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import type { Rupees } from '../../contract/money.js';
import {
  MAX_PAYMENT,
  type Shortage,
  SHORTAGES,
  type VerifyPaymentRequest,
} from '../../contract/payments/payments.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { MAX_ROW_ID } from '../../platform/http/lists/max-row-id.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsPlainText, IsVersion, MayBeAbsent } from '../../platform/http/validators.js';

const REASON = `Enter a reason of at most ${MAX_REASON_LENGTH} characters.`;

/** Accepts rupees with at most two decimals, up to the maximum of one payment. */
export const IsAmount = (message: CatalogueMessage, min = 1): PropertyDecorator =>
  applyDecorators(
    IsNumber({ maxDecimalPlaces: 2 }, validationText(message)),
    Min(min, validationText(message)),
    Max(MAX_PAYMENT, validationText(message)),
  );

export const IsReceivedAmount = (): PropertyDecorator =>
  IsAmount(messageOf(paymentsMessages, 'receivedAmount'));

class VerdictDto {
  /** @example true */
  @IsBoolean({ message: 'Verified must be true or false.' })
  isVerified: boolean;

  /**
   * Required when isVerified is false.
   * @example "No such transfer on our statement."
   */
  @MayBeAbsent()
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  reason?: string;

  /**
   * The amount on the bank statement, in rupees; by default the reported one.
   * @example 3999
   */
  @MayBeAbsent()
  @IsReceivedAmount()
  receivedAmount?: Rupees;

  /**
   * The effect of missing money. AT_PICKUP: the rental goes ahead and the customer owes the rest. FIRST: the rental
   * waits for the rest.
   * @example AT_PICKUP
   */
  @MayBeAbsent()
  @IsIn(SHORTAGES, { message: 'The shortage must be AT_PICKUP or FIRST.' })
  shortage?: Shortage;
}

export class VerifyPaymentDto extends VerdictDto implements VerifyPaymentRequest {
  /**
   * The customer's transaction ID.
   * @example 412345678901
   */
  @IsPlainText('Enter the transaction ID.', { max: 100 })
  transactionId: string;

  /**
   * The id of the booking or reservation.
   * @example 17
   */
  @IsInt({ message: 'The booking ID must be the number of a booking or reservation.' })
  @Min(1, { message: 'The booking ID must be the number of a booking or reservation.' })
  @Max(MAX_ROW_ID, { message: 'The booking ID must be the number of a booking or reservation.' })
  bookingId: number;

  /** @example book */
  @IsIn(['book', 'reserve'], { message: 'The action type must be book or reserve.' })
  actionType: RentalAction;

  /**
   * Version of the reviewed payment. Refused if the payment has changed since.
   * @example 2
   */
  @MayBeAbsent()
  @IsVersion('payment')
  version?: number;
}

@RefuseUnknown()
export class VerificationDto extends VerdictDto {
  /**
   * Version of the reviewed payment. Refused if the payment has changed since.
   * @example 2
   */
  @IsVersion('payment')
  version: number;
}

@RefuseUnknown()
export class OwnPaymentDto {
  /**
   * Version of the payment that the caller saw. Refused if it has changed since.
   * @example 2
   */
  @IsVersion('payment')
  version: number;
}
