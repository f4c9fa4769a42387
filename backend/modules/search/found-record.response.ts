import { ApiProperty } from '@nestjs/swagger';
import { FOUND_IN, type FoundIn, type FoundRecord } from '../../contract/search.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<FoundRecord>()
export class FoundRecordResponse implements FoundRecord {
  @ApiProperty({ enum: FOUND_IN, example: 'bookings' })
  list: FoundIn;

  @ApiProperty({ type: 'integer', example: 41 })
  id: number;

  @ApiProperty({ example: 'K7PQ2M9XRA' })
  title: string;

  @ApiProperty({ type: [String], example: ['Asha Kulkarni', 'Maruti Suzuki Dzire VXi', 'MH12AB1234'] })
  details: string[];

  @ApiProperty({ type: 'string', nullable: true, example: 'CONFIRMED' })
  status: string | null;
}
