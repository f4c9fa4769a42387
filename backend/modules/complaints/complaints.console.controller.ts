import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ConsoleComplaint } from '../../contract/customers/complaints.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall, ApiListQuery } from '../../platform/http/openapi/api-docs.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { readListQuery, sendList, type RawListQuery } from '../../platform/http/lists/simple-rest.js';
import { AnswerComplaint } from './answer-complaint.js';
import { AnswerComplaintDto, MoveComplaintDto } from './complaint.dto.js';
import { COMPLAINT_LIST, ComplaintQueries } from './complaint-queries.js';
import { CONSOLE_COMPLAINT_EXAMPLE, CONSOLE_COMPLAINT_SCHEMA } from './complaints.docs.js';
import { MoveComplaint } from './move-complaint.js';

@ApiTags('Console')
@Controller('console/complaints')
@Access('admin')
export class ComplaintsConsoleController {
  constructor(
    private readonly queries: ComplaintQueries,
    private readonly answerComplaint: AnswerComplaint,
    private readonly moveComplaint: MoveComplaint,
  ) {}

  @Get()
  @ApiListQuery(COMPLAINT_LIST)
  @ApiCall({
    summary: 'Complaints, a page at a time',
    bare: true,
    data: { type: 'array', items: CONSOLE_COMPLAINT_SCHEMA },
    example: [CONSOLE_COMPLAINT_EXAMPLE],
    refusals: ['INVALID'],
  })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleComplaint[]> {
    const query = readListQuery(raw, COMPLAINT_LIST);
    return sendList(reply, 'complaints', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({
    summary: 'One complaint',
    bare: true,
    data: CONSOLE_COMPLAINT_SCHEMA,
    example: CONSOLE_COMPLAINT_EXAMPLE,
    refusals: ['NOT_FOUND'],
  })
  one(@Param('id', RowId) id: number): Promise<ConsoleComplaint> {
    return this.queries.one(id);
  }

  @Put(':id/answer')
  @ApiCall({
    summary: 'Answer a complaint',
    description: 'The customer gets the answer by e-mail. A resolved complaint must be reopened first.',
    bare: true,
    data: CONSOLE_COMPLAINT_SCHEMA,
    example: CONSOLE_COMPLAINT_EXAMPLE,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  async answer(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: AnswerComplaintDto,
  ): Promise<ConsoleComplaint> {
    await this.answerComplaint.answer(by, id, body.text);
    return this.queries.one(id);
  }

  @Put(':id/state')
  @ApiCall({
    summary: 'Resolve a complaint, or open it again',
    bare: true,
    data: CONSOLE_COMPLAINT_SCHEMA,
    example: { ...CONSOLE_COMPLAINT_EXAMPLE, state: 'RESOLVED' },
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  async move(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: MoveComplaintDto,
  ): Promise<ConsoleComplaint> {
    await this.moveComplaint.move(by, id, body.state);
    return this.queries.one(id);
  }
}
