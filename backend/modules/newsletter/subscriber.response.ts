import { ApiProperty } from '@nestjs/swagger';
import type { ConsoleSubscriber } from '../../contract/office.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<ConsoleSubscriber>()
export class ConsoleSubscriberResponse implements ConsoleSubscriber {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 'asha@example.com' })
  email: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  createdAt: string;
}

@ResponseSchema<Pick<ConsoleSubscriber, 'id'>>()
export class RemovedSubscriberResponse implements Pick<ConsoleSubscriber, 'id'> {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;
}
