import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { SignedInDevice } from '../../../contract/sessions.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { ok } from '../../../platform/http/envelope.js';
import { Uuid } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { EndOwnSessions } from './end-own-sessions.js';
import { SessionQueries } from './session-queries.js';

@ApiTags('Customers')
@Controller('api/user/sessions')
@Access('customer')
export class SessionsController {
  constructor(
    private readonly queries: SessionQueries,
    private readonly endOwn: EndOwnSessions,
  ) {}

  @Get()
  @ApiCall({ summary: 'The devices on which the caller is signed in, the last used first' })
  @ApiEnvelope(SignedInDevice, { isArray: true })
  async list(@CalledBy() by: Caller): Promise<Envelope<SignedInDevice[]>> {
    return ok(await this.queries.devicesOf(by));
  }

  @Delete()
  @Proof()
  @ApiCall({ summary: 'Sign out everywhere else' })
  @ApiEnvelope(null)
  async endOthers(@CalledBy() by: Caller): Promise<Envelope<null>> {
    await this.endOwn.endOthers(by);
    return ok(null);
  }

  @Delete(':id')
  @Proof()
  @ApiCall({ summary: 'Sign out on one device', refusals: ['NOT_FOUND'] })
  @ApiEnvelope(null)
  async end(@CalledBy() by: Caller, @Param('id', Uuid) id: string): Promise<Envelope<null>> {
    await this.endOwn.end(by, id);
    return ok(null);
  }
}
