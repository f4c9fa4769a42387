import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../contract/limits.js';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { MAX_REFUND_REFERENCE_LENGTH, type VerifyPaymentRequest } from '../../contract/payments/payments.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { MAX_ROW_ID } from '../../platform/http/lists/max-row-id.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsPlainText } from '../../platform/http/validators.js';

const VERSION = 'The version must be the one that came with the payment.';
const REASON = `Enter a reason of at most ${MAX_REASON_LENGTH} characters.`;

const IsVersion = (): PropertyDecorator =>
  applyDecorators(
    IsInt({ message: VERSION }),
    Min(1, { message: VERSION }),
    Max(MAX_ROW_ID, { message: VERSION }),
  );

export class VerifyPaymentDto implements VerifyPaymentRequest {
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

  /** @example true */
  @IsBoolean({ message: 'Verified must be true or false.' })
  isVerified: boolean;

  /** @example book */
  @IsIn(['book', 'reserve'], { message: 'The action type must be book or reserve.' })
  actionType: RentalAction;

  /**
   * Required when isVerified is false.
   * @example "No such transfer on our statement."
   */
  @IsOptional()
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  reason?: string;

  /**
   * Version of the reviewed payment. Refused if the payment has changed since.
   * @example 2
   */
  @IsOptional()
  @IsVersion()
  version?: number;
}

const REFERENCE = messageOf(paymentsMessages, 'refundReference', { max: MAX_REFUND_REFERENCE_LENGTH });

@RefuseUnknown()
export class RefundDto {
  /**
   * The reference of the refund transfer.
   * @example 612345678901
   */
  @IsPlainText(REFERENCE, { max: MAX_REFUND_REFERENCE_LENGTH })
  reference: string;
}

@RefuseUnknown()
export class VerificationDto {
  /** @example true */
  @IsBoolean({ message: 'Verified must be true or false.' })
  isVerified: boolean;

  /**
   * Required when isVerified is false.
   * @example "No such transfer on our statement."
   */
  @IsOptional()
  @IsPlainText(REASON, { max: MAX_REASON_LENGTH })
  reason?: string;

  /**
   * Version of the reviewed payment. Refused if the payment has changed since.
   * @example 2
   */
  @IsVersion()
  version: number;
}
