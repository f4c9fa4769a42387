import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../../contract/money.js';
import {
  PAYMENT_STATUSES,
  type PaymentStatus,
  type SubmittedPayment,
} from '../../../contract/payments/payments.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';

@ResponseSchema<NonNullable<SubmittedPayment['hold']>>()
export class PaidHoldResponse {
  @ApiProperty({ format: 'uuid', example: '7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11' })
  holdId: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T07:05:00.000Z' })
  expiresAt: string;
}

@ResponseSchema<SubmittedPayment>()
export class SubmittedPaymentResponse implements SubmittedPayment {
  @ApiProperty({ example: '412345678901' })
  transactionId: string;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 3999 })
  amount: Rupees;

  @ApiProperty({ enum: ['book', 'reserve'], example: 'book' })
  type: RentalAction;

  @ApiProperty({ enum: PAYMENT_STATUSES, example: 'SUBMITTED' })
  status: PaymentStatus;

  @ApiProperty({ type: PaidHoldResponse, nullable: true, example: null })
  hold: PaidHoldResponse | null;
}
