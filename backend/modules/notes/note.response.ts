import { ApiProperty } from '@nestjs/swagger';
import type { ConsoleNote } from '../../contract/notes.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<ConsoleNote>()
export class ConsoleNoteResponse implements ConsoleNote {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: 'Called: arrives at 6 PM, the flight is late.' })
  text: string;

  @ApiProperty({ example: '9000000001' })
  by: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T09:10:00.000Z' })
  at: string;
}
