import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { CheckingTimes } from '../../../contract/rentals/checking-times.js';
import { Access } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { ReadsDatabase } from '../../../platform/http/reads-database.js';
import { CheckingTimeQueries } from './checking-time-queries.js';

@ApiTags('Rentals')
@Controller('api/checking-times')
export class CheckingTimesController {
  constructor(private readonly queries: CheckingTimeQueries) {}

  @Get()
  @Access('public')
  @ReadsDatabase()
  @Header('cache-control', 'public, max-age=60')
  @ApiCall({
    summary: 'How long the verification of documents and payments usually takes',
    description: 'The median of the last 100 checks; null where there were fewer than 10.',
  })
  @ApiEnvelope(CheckingTimes)
  async read(): Promise<Envelope<CheckingTimes>> {
    return ok(await this.queries.read());
  }
}
