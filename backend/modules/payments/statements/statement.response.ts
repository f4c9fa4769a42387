import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../../contract/money.js';
import {
  type ConsoleStatement,
  STATEMENT_KINDS,
  type StatementKind,
  type StatementResult,
} from '../../../contract/payments/statements.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';

@ResponseSchema<ConsoleStatement>()
export class ConsoleStatementResponse implements ConsoleStatement {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: 'november.csv' })
  name: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:15:00.000Z' })
  createdAt: string;

  @ApiProperty({ example: '9000000001' })
  createdBy: string;

  @ApiProperty({ type: 'string', nullable: true, format: 'date', example: '2026-11-01' })
  fromDay: string | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date', example: '2026-11-20' })
  toDay: string | null;

  @ApiProperty({ type: 'integer', example: 412 })
  rows: number;

  @ApiProperty({ type: 'integer', description: 'Rows without a credit.', example: 88 })
  leftOut: number;
}

@ResponseSchema<StatementResult['kinds'][number]>()
export class StatementKindSumResponse {
  @ApiProperty({ enum: STATEMENT_KINDS, example: 'EXACT' })
  kind: StatementKind;

  @ApiProperty({ type: 'integer', example: 37 })
  count: number;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 140563 })
  sum: Rupees;
}

@ResponseSchema<StatementResult>()
export class StatementResultResponse extends ConsoleStatementResponse implements StatementResult {
  @ApiProperty({
    type: [StatementKindSumResponse],
    example: STATEMENT_KINDS.map((kind) => ({ kind, count: 0, sum: 0 })),
  })
  kinds: StatementKindSumResponse[];
}
