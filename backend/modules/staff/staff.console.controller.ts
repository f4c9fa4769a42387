import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleStaffMember, StaffName } from '../../contract/office.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiProof } from '../../platform/auth/fresh-proof.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../platform/http/openapi/api-docs.js';
import { NameStaff } from './name-staff.js';
import { SetStaffAccess } from './set-staff-access.js';
import { StaffAccessDto, StaffNameDto } from './staff.dto.js';
import { STAFF_LIST, StaffQueries } from './staff-queries.js';

@ApiTags('Console')
@Controller('console/staff')
@Access('admin')
export class StaffConsoleController {
  constructor(
    private readonly queries: StaffQueries,
    private readonly setStaffAccess: SetStaffAccess,
    private readonly nameStaff: NameStaff,
  ) {}

  @Get()
  @ApiCall({ summary: 'Staff, a page at a time', refusals: ['INVALID'] })
  @ApiList(ConsoleStaffMember, STAFF_LIST)
  async list(
    @CalledBy() by: Caller,
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleStaffMember[]> {
    const query = readListQuery(raw, STAFF_LIST);
    return sendList(reply, 'staff', query, await this.queries.page(by.id, query));
  }

  @Get('names')
  @Access('admin', 'custom-admin')
  @ApiCall({ summary: 'The names of staff, by id' })
  @ApiOkResponse({ type: [StaffName] })
  names(): Promise<StaffName[]> {
    return this.queries.names();
  }

  @Get(':id')
  @ApiCall({ summary: 'One staff member', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleStaffMember })
  one(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<ConsoleStaffMember> {
    return this.queries.findById(by.id, id);
  }

  @Put(':id/name')
  @ApiCall({ summary: 'Set the name of a staff member', refusals: ['INVALID', 'NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleStaffMember })
  async name(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { name }: StaffNameDto,
  ): Promise<ConsoleStaffMember> {
    await this.nameStaff.name(by, id, name);
    return this.queries.findById(by.id, id);
  }

  @Put(':id/access')
  @ApiProof()
  @ApiCall({
    summary: 'Disable or enable a staff member',
    description:
      'A disabled staff member is signed out immediately and gets no more codes. Callers cannot disable their own account. With everyRole, a person with one mobile number in both roles is disabled in both. Enabling an admin needs a fresh proof.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleStaffMember })
  async access(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: StaffAccessDto,
  ): Promise<ConsoleStaffMember> {
    await this.setStaffAccess.set(by, id, body);
    return this.queries.findById(by.id, id);
  }
}
