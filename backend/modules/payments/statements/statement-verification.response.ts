import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../../contract/money.js';
import type { StatementVerification } from '../../../contract/payments/statements.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { TranslationResponse } from '../../../platform/http/openapi/translation.response.js';

@ResponseSchema<StatementVerification['refused'][number]>()
export class RefusedVerificationResponse extends TranslationResponse {
  @ApiProperty({ example: '412345678901' })
  transactionId: string;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 1999 })
  amount: Rupees;

  @ApiProperty({
    example: 'This payment is VERIFIED already, decided by 9000000003 on Sat, 21 Nov 2026, 1:45 PM IST.',
  })
  reason: string;
}

@ResponseSchema<StatementVerification>()
export class StatementVerificationResponse implements StatementVerification {
  @ApiProperty({ type: 'integer', example: 36 })
  verified: number;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 138564 })
  sum: Rupees;

  @ApiProperty({ type: [RefusedVerificationResponse] })
  refused: RefusedVerificationResponse[];

  @ApiProperty({ type: 'integer', example: 0 })
  remaining: number;
}
