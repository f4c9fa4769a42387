import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { StaffMember } from '../../contract/people.js';
import { Access } from '../../platform/auth/access.js';
import { ApiCall, ApiListQuery } from '../../platform/http/api-docs.js';
import { RowId } from '../../platform/http/row-id.js';
import { readListQuery, sendList, type RawListQuery } from '../../platform/http/simple-rest.js';
import { STAFF_EXAMPLE, STAFF_SCHEMA } from './staff.dto.js';
import { STAFF_LIST, StaffLists } from './staff-lists.js';

@ApiTags('Console')
@Controller('console/staff')
@Access('admin')
export class StaffConsoleController {
  constructor(private readonly lists: StaffLists) {}

  @Get()
  @ApiListQuery(STAFF_LIST)
  @ApiCall({
    summary: 'Staff, a page at a time',
    bare: true,
    data: { type: 'array', items: STAFF_SCHEMA },
    example: [STAFF_EXAMPLE],
    refusals: ['INVALID'],
  })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffMember[]> {
    const query = readListQuery(raw, STAFF_LIST);
    return sendList(reply, 'staff', query, await this.lists.page(query));
  }

  @Get(':id')
  @ApiCall({
    summary: 'One member of staff',
    bare: true,
    data: STAFF_SCHEMA,
    example: STAFF_EXAMPLE,
    refusals: ['NOT_FOUND'],
  })
  one(@Param('id', RowId) id: number): Promise<StaffMember> {
    return this.lists.one(id);
  }
}
