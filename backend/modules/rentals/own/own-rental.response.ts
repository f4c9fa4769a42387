import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../../contract/money.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../contract/payments/payments.js';
import type { OwnPayment, OwnRental, RentalKind } from '../../../contract/rentals/rentals.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { RentalResponse } from '../rental.response.js';

@ResponseSchema<OwnPayment>()
export class OwnPaymentResponse implements OwnPayment {
  @ApiProperty({ example: '412345678901' })
  transactionId: string;

  @ApiProperty({ type: 'number', description: 'Rupees, as the customer reported it.', example: 3999 })
  amount: Rupees;

  @ApiProperty({ enum: PAYMENT_STATUSES, example: 'SUBMITTED' })
  status: PaymentStatus;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:34:00.000Z' })
  reportedAt: string;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the team verified or rejected it.',
    example: null,
  })
  decidedAt: string | null;
}

@ResponseSchema<OwnRental>()
export class OwnRentalResponse extends RentalResponse implements OwnRental {
  @ApiProperty({ type: 'integer', example: 17 })
  id: number;

  @ApiProperty({ enum: ['BOOKING', 'RESERVATION'], example: 'BOOKING' })
  kind: RentalKind;

  @ApiProperty({ type: [OwnPaymentResponse], description: 'Oldest first.' })
  payments: OwnPaymentResponse[];

  @ApiProperty({ example: 'Your document is under admin verification. Please wait.' })
  message: string;
}
