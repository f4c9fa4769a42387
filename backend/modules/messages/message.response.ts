import { ApiProperty } from '@nestjs/swagger';
import {
  type ConsoleMessage,
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  type MessageChannel,
  type MessageState,
  type MessageText,
} from '../../contract/office.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<ConsoleMessage>()
export class ConsoleMessageResponse implements ConsoleMessage {
  @ApiProperty({ type: 'integer', example: 340 })
  id: number;

  @ApiProperty({ enum: MESSAGE_CHANNELS, example: 'EMAIL' })
  channel: MessageChannel;

  @ApiProperty({ example: 'approved@example.com' })
  recipient: string;

  @ApiProperty({ example: 'Your booking H4TRW8N2QA is confirmed' })
  subject: string;

  @ApiProperty({ enum: MESSAGE_STATES, example: 'FAILED' })
  state: MessageState;

  @ApiProperty({ type: 'integer', example: 8 })
  attempts: number;

  @ApiProperty({ type: 'string', nullable: true, example: 'connect ECONNREFUSED 203.0.113.25:25' })
  lastError: string | null;

  @ApiProperty({ example: false })
  carriesCode: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  createdAt: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    format: 'date-time',
    examples: [null, '2026-11-20T08:40:00.000Z'],
  })
  nextAttemptAt: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    format: 'date-time',
    examples: [null, '2026-11-20T08:16:00.000Z'],
  })
  sentAt: string | null;
}

@ResponseSchema<MessageText>()
export class MessageTextResponse implements MessageText {
  @ApiProperty({ type: 'integer', example: 340 })
  id: number;

  @ApiProperty({ example: 'Your booking H4TRW8N2QA is confirmed.' })
  text: string;
}
