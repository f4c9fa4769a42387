import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { RunningVersion } from '../../contract/operation.js';
import { Access } from '../auth/access.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { ok } from '../http/envelope.js';
import { ApiCall, ApiEnvelope } from '../http/openapi/api-docs.js';
import { Readiness } from './readiness.js';

/** Health checks for process supervisors and load balancers. */
@ApiTags('Operation')
@Controller('health')
@Access('public')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  @ApiCall({ summary: 'Liveness of the process' })
  @ApiEnvelope(RunningVersion)
  live(): Envelope<RunningVersion> {
    return ok({ version: this.environment.version });
  }

  @Get('ready')
  @Header('cache-control', 'no-store')
  @ApiCall({
    summary: 'Readiness of the process for requests',
    description:
      'Not ready while it stops, or without notices of changes for 15 s although the database answers. Without its database it stays ready.',
    refusals: ['UNAVAILABLE'],
  })
  @ApiEnvelope(null)
  ready(): Envelope<null> {
    this.readiness.require();
    return ok(null);
  }
}
