import { ApiProperty } from '@nestjs/swagger';
import type { ConsoleRefund } from '../../../contract/console.js';
import type { Rupees } from '../../../contract/money.js';
import { type Refund, REFUND_STATES, type RefundState } from '../../../contract/payments/payments.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';

@ResponseSchema<Refund>()
export class RefundResponse implements Refund {
  @ApiProperty({ type: 'number', description: 'Rupees', example: 1999 })
  amount: Rupees;

  @ApiProperty({ format: 'date', example: '2026-11-27' })
  dueDate: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The reference of the refund transfer.',
    example: '612345678901',
  })
  reference: string | null;

  @ApiProperty({
    enum: REFUND_STATES,
    description: 'CHECKING: due once the payment is verified.',
    example: 'PAID',
  })
  state: RefundState;
}

@ResponseSchema<ConsoleRefund>()
export class ConsoleRefundResponse extends RefundResponse implements ConsoleRefund {
  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: '2026-11-24T05:10:00.000Z' })
  refundedAt: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '9000000001' })
  refundedBy: string | null;
}
