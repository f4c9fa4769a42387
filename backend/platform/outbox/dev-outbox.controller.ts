import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../auth/access.js';
import { DevOutbox, type ShownMessage } from './dev-outbox.js';
import { OUTBOX_STYLE, outboxPage } from './dev-outbox.page.js';
import { OutboxGuard } from './outbox.guard.js';
import { OutboxKey } from './outbox-key.js';

/** Shows messages with their one-time codes, on this machine only, for demonstrations, tests and the first start. */
@ApiExcludeController()
@Controller('dev')
@Access('public')
@UseGuards(OutboxGuard)
export class DevOutboxController {
  constructor(
    private readonly outbox: DevOutbox,
    private readonly key: OutboxKey,
  ) {}

  @Get('outbox')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async page(): Promise<string> {
    return outboxPage(await this.outbox.newest(null), this.key.stylePath);
  }

  @Get('outbox.css')
  @Header('content-type', 'text/css; charset=utf-8')
  style(): string {
    return OUTBOX_STYLE;
  }

  @Get('outbox.json')
  @Header('cache-control', 'no-store')
  json(@Query('to') to?: string): Promise<ShownMessage[]> {
    return this.outbox.newest(typeof to === 'string' ? to : null);
  }
}
