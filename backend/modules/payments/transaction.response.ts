import { ApiProperty } from '@nestjs/swagger';
import type { ConsoleTransaction, PaymentCounts } from '../../contract/console.js';
import type { Rupees } from '../../contract/money.js';
import {
  PAYMENT_FLAGS,
  PAYMENT_STATUSES,
  type PaymentFlag,
  type PaymentStatus,
  type UnverifiedTransaction,
} from '../../contract/payments/payments.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ConsoleRefundResponse } from './refunds/refund.response.js';

@ResponseSchema<UnverifiedTransaction>()
export class UnverifiedTransactionResponse implements UnverifiedTransaction {
  @ApiProperty({ type: 'integer', example: 5 })
  id: number;

  @ApiProperty({ type: 'integer', example: 12 })
  userId: number;

  @ApiProperty({ enum: ['book', 'reserve'], example: 'book' })
  action: RentalAction;

  @ApiProperty({ example: '412345678901' })
  transactionId: string;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 1999 })
  amount: Rupees;

  @ApiProperty({ example: '/api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11' })
  transactionScreenshotUrl: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Null while no booking or reservation is linked to it.',
    example: 17,
  })
  bookingId: number | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Rupees', example: 1999 })
  expectedAmount: Rupees | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Paid minus expected, in rupees', example: 0 })
  difference: Rupees | null;

  @ApiProperty({ enum: PAYMENT_FLAGS, isArray: true, examples: [[], ['SHORT']] })
  flags: PaymentFlag[];

  @ApiProperty({ type: 'integer', description: 'Goes back with the decision about it.', example: 2 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  createdAt: string;
}

@ResponseSchema<ConsoleTransaction>()
export class ConsoleTransactionResponse extends UnverifiedTransactionResponse implements ConsoleTransaction {
  @ApiProperty({ enum: PAYMENT_STATUSES, example: 'SUBMITTED' })
  status: PaymentStatus;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  customerName: string | null;

  @ApiProperty({ example: '9000000011' })
  customerMobile: string;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: null })
  decidedAt: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  decidedBy: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  reason: string | null;

  @ApiProperty({
    type: ConsoleRefundResponse,
    nullable: true,
    description: 'Null while no refund is due.',
    example: null,
  })
  refund: ConsoleRefundResponse | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    format: 'date-time',
    description: 'When its car was no longer available.',
    example: null,
  })
  slotLostAt: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    format: 'date-time',
    description: 'Of the booking or reservation that it pays for.',
    example: '2026-12-24T06:30:00.000Z',
  })
  pickupAt: string | null;
}

@ResponseSchema<PaymentCounts>()
export class PaymentCountsResponse implements PaymentCounts {
  @ApiProperty({ type: 'integer', example: 8 })
  toVerify: number;

  @ApiProperty({ type: 'integer', description: 'Of those to verify.', example: 2 })
  flagged: number;

  @ApiProperty({ type: 'integer', example: 1 })
  refundsDue: number;

  @ApiProperty({ type: 'integer', description: 'Verified, rejected or refunded.', example: 31 })
  done: number;

  @ApiProperty({ type: 'integer', example: 40 })
  all: number;
}
