import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { LiveEvents } from './live-events.js';

const EXAMPLE = `event: waiting
data: {"counts":{"transactions":2},"changes":{"bookings":"812/301.977"}}

`;

@ApiTags('Console')
@Controller('console/events')
export class EventsConsoleController {
  constructor(private readonly events: LiveEvents) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'Server-sent events: the waiting work has changed',
    description:
      'The first event and each later one contain the response of `/console/reports/waiting`. A comment every 25 seconds shows that the ' +
      'connection works. The stream ends with the session.',
    refusals: ['UNAVAILABLE'],
  })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' }, example: EXAMPLE } } })
  async open(@CalledBy() by: Caller, @Res() reply: FastifyReply): Promise<void> {
    const stream = await this.events.open(by);
    // The connection is not used again, so that a shutdown need not wait for its timeout.
    void reply
      .headers({
        'content-type': 'text/event-stream',
        'x-accel-buffering': 'no',
        connection: 'close',
      })
      .send(stream);
  }
}
