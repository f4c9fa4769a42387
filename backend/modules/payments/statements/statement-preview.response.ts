import { ApiProperty } from '@nestjs/swagger';
import type {
  StatementLine,
  StatementMapping,
  StatementPreview,
} from '../../../contract/payments/statements.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';

@ResponseSchema<StatementLine>()
export class StatementLineResponse implements StatementLine {
  @ApiProperty({ type: 'integer', example: 1 })
  line: number;

  @ApiProperty({ type: [String], example: ['Txn Date', 'Narration', 'Withdrawal', 'Deposit'] })
  cells: string[];
}

@ResponseSchema<StatementMapping>()
export class StatementMappingResponse implements StatementMapping {
  @ApiProperty({ type: 'integer', example: 1 })
  headerLine: number;

  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ example: true })
  fromNarration: boolean;

  @ApiProperty({ type: 'integer', example: 3 })
  amount: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The column that says Cr or Dr.',
    example: null,
  })
  direction: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 0 })
  date: number | null;
}

@ResponseSchema<StatementPreview>()
export class StatementPreviewResponse implements StatementPreview {
  @ApiProperty({
    type: [StatementLineResponse],
    example: [
      { line: 1, cells: ['Txn Date', 'Narration', 'Withdrawal', 'Deposit'] },
      { line: 2, cells: ['21/11/2026', 'UPI-ASHA-412345678901', '', '1,999.00'] },
    ],
  })
  lines: StatementLineResponse[];

  @ApiProperty({
    type: StatementMappingResponse,
    description: 'Columns are counted from 0, lines from 1. Sent back, as JSON, with the file.',
  })
  mapping: StatementMappingResponse;

  @ApiProperty({ example: false })
  remembered: boolean;
}
