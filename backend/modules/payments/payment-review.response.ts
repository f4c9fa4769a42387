import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../contract/money.js';
import {
  PAYMENT_EVENTS,
  type PaymentEvent,
  type PaymentReview,
  type SamePicturePayment,
} from '../../contract/payments/payment-review.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../contract/payments/payments.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { TranslationResponse } from '../../platform/http/openapi/translation.response.js';

@ResponseSchema<SamePicturePayment>()
export class SamePicturePaymentResponse implements SamePicturePayment {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: '412345678899' })
  transactionId: string;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 1999 })
  amount: Rupees;

  @ApiProperty({ enum: PAYMENT_STATUSES, example: 'VERIFIED' })
  status: PaymentStatus;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  customerName: string | null;

  @ApiProperty({ example: '9000000011' })
  customerMobile: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-19T08:15:00.000Z' })
  createdAt: string;
}

@ResponseSchema<PaymentReview['history'][number]>()
export class PaymentHistoryEntryResponse extends TranslationResponse {
  @ApiProperty({ enum: PAYMENT_EVENTS, example: 'SUBMITTED' })
  what: PaymentEvent;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  at: string;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  by: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  note: string | null;
}

@ResponseSchema<PaymentReview>()
export class PaymentReviewResponse implements PaymentReview {
  @ApiProperty({ type: [SamePicturePaymentResponse] })
  samePicture: SamePicturePaymentResponse[];

  @ApiProperty({ type: [PaymentHistoryEntryResponse] })
  history: PaymentHistoryEntryResponse[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null at the end of the queue.', example: 4 })
  previousId: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null at the end of the queue.', example: 7 })
  nextId: number | null;

  @ApiProperty({ type: 'integer', example: 6 })
  waiting: number;
}
