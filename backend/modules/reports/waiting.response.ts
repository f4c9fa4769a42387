import { ApiProperty } from '@nestjs/swagger';
import type { WaitingReport } from '../../contract/reports.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<WaitingReport>()
export class WaitingReportResponse implements WaitingReport {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'By the name of the list.',
    example: { 'pending-documents': 2, transactions: 1, reservations: 3, complaints: 0, messages: 0 },
  })
  counts: WaitingReport['counts'];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      'By the name of the list; a text that differs from an earlier one when rows were added or changed.',
    example: { bookings: '812/301.977', reservations: '812/301.977' },
  })
  changes: WaitingReport['changes'];
}
