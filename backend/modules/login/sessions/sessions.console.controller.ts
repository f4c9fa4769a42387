import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EndedSessions, SignedInDevice } from '../../../contract/sessions.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { RowId, Uuid } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { EndOwnSessions } from './end-own-sessions.js';
import { EndSessionsOfPerson } from './end-sessions-of-person.js';
import { SessionQueries } from './session-queries.js';

@ApiTags('Console')
@Controller('console')
@Access('admin', 'custom-admin')
export class SessionsConsoleController {
  constructor(
    private readonly queries: SessionQueries,
    private readonly endOwn: EndOwnSessions,
    private readonly endOfPerson: EndSessionsOfPerson,
  ) {}

  @Get('sessions')
  @ApiCall({ summary: 'The devices on which the caller is signed in, the last used first' })
  @ApiOkResponse({ type: [SignedInDevice] })
  list(@CalledBy() by: Caller): Promise<SignedInDevice[]> {
    return this.queries.devicesOf(by);
  }

  @Delete('sessions')
  @ApiCall({ summary: 'Sign out everywhere else' })
  @ApiOkResponse({ type: [SignedInDevice] })
  async endOthers(@CalledBy() by: Caller): Promise<SignedInDevice[]> {
    await this.endOwn.endOthers(by);
    return this.queries.devicesOf(by);
  }

  @Delete('sessions/:id')
  @ApiCall({ summary: 'Sign out on one device', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: [SignedInDevice] })
  async end(@CalledBy() by: Caller, @Param('id', Uuid) id: string): Promise<SignedInDevice[]> {
    await this.endOwn.end(by, id);
    return this.queries.devicesOf(by);
  }

  @Delete('customers/:id/sessions')
  @Access('admin')
  @Proof()
  @ApiCall({ summary: 'Sign a customer out everywhere', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: EndedSessions })
  async endOfCustomer(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<EndedSessions> {
    return { ended: await this.endOfPerson.ofCustomer(by, id) };
  }

  @Delete('staff/:id/sessions')
  @Access('admin')
  @Proof()
  @ApiCall({ summary: 'Sign a staff member out everywhere', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: EndedSessions })
  async endOfStaff(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<EndedSessions> {
    return { ended: await this.endOfPerson.ofStaff(by, id) };
  }
}
