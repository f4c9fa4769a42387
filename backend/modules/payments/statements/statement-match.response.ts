import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../../contract/money.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../contract/payments/payments.js';
import {
  STATEMENT_KINDS,
  type StatementKind,
  type StatementMatch,
} from '../../../contract/payments/statements.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { TranslationResponse } from '../../../platform/http/openapi/translation.response.js';

@ResponseSchema<NonNullable<StatementMatch['payment']>>()
export class MatchedPaymentResponse {
  @ApiProperty({ type: 'integer', example: 5 })
  id: number;

  @ApiProperty({ example: '412345678901' })
  transactionId: string;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 1999 })
  amount: Rupees;

  @ApiProperty({ enum: PAYMENT_STATUSES, example: 'SUBMITTED' })
  status: PaymentStatus;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  customerName: string | null;

  @ApiProperty({ example: '9000000011' })
  customerMobile: string;
}

@ResponseSchema<StatementMatch>()
export class StatementMatchResponse extends TranslationResponse implements StatementMatch {
  @ApiProperty({ example: 'line-2' })
  id: string;

  @ApiProperty({ enum: STATEMENT_KINDS, example: 'EXACT' })
  kind: StatementKind;

  @ApiProperty({ example: 'ID and amount match.' })
  reason: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 2 })
  line: number | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date', example: '2026-11-21' })
  day: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'UPI-ASHA-412345678901' })
  text: string | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Rupees, as the bank has it.', example: 1999 })
  amount: Rupees | null;

  @ApiProperty({ type: MatchedPaymentResponse, nullable: true })
  payment: MatchedPaymentResponse | null;
}
