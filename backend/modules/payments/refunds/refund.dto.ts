import { IsIn } from 'class-validator';
import type { Day } from '../../../contract/calendar.js';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import { MAX_REFUND_REFERENCE_LENGTH } from '../../../contract/payments/payments.js';
import {
  BOUNCE_CAUSES,
  type BounceCause,
  type BounceRefundRequest,
  type CorrectReferenceRequest,
  REFUND_METHODS,
  type RefundMethod,
  type SendRefundRequest,
} from '../../../contract/payments/refunds.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { validationText } from '../../../platform/http/validation-text.js';
import { IsCalendarDay, IsPlainText, IsVersion, MayBeAbsent } from '../../../platform/http/validators.js';

const IsReference = (): PropertyDecorator =>
  IsPlainText(messageOf(paymentsMessages, 'refundReference', { max: MAX_REFUND_REFERENCE_LENGTH }), {
    max: MAX_REFUND_REFERENCE_LENGTH,
  });

@RefuseUnknown()
export class RefundDto {
  /**
   * The reference of the refund transfer.
   * @example 612345678901
   */
  @IsReference()
  reference: string;

  /**
   * Version of the reviewed payment. Refused if the payment has changed since.
   * @example 2
   */
  @MayBeAbsent()
  @IsVersion('payment')
  version?: number;
}

@RefuseUnknown()
export class SendRefundDto implements SendRefundRequest {
  /** @example UPI */
  @IsIn(REFUND_METHODS, validationText(messageOf(refundsMessages, 'method')))
  method: RefundMethod;

  /**
   * The reference of the transfer, or the number of the signed receipt for cash.
   * @example 612345678901
   */
  @IsReference()
  reference: string;

  /**
   * The day of the transfer; not in the future.
   * @example 2026-11-24
   */
  @IsCalendarDay(messageOf(refundsMessages, 'day'))
  sentOn: Day;

  /**
   * The version of the refund on the screen.
   * @example 1
   */
  @IsVersion('refund')
  version: number;
}

@RefuseUnknown()
export class BounceRefundDto implements BounceRefundRequest {
  /** @example RETURNED_BY_BANK */
  @IsIn(BOUNCE_CAUSES, validationText(messageOf(refundsMessages, 'cause')))
  cause: BounceCause;

  /**
   * The day when the money came back; not in the future and not before the transfer.
   * @example 2026-11-25
   */
  @IsCalendarDay(messageOf(refundsMessages, 'day'))
  on: Day;

  /**
   * The version of the refund on the screen.
   * @example 2
   */
  @IsVersion('refund')
  version: number;
}

@RefuseUnknown()
export class CorrectReferenceDto implements CorrectReferenceRequest {
  /**
   * The right reference of the transfer.
   * @example 612345678901
   */
  @IsReference()
  reference: string;

  /** @example "Two digits were swapped" */
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
    min: MIN_REASON_LENGTH,
  })
  reason: string;

  /**
   * The version of the refund on the screen.
   * @example 2
   */
  @IsVersion('refund')
  version: number;
}
