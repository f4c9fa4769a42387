import { Body, Controller, Get, Param, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleComplaint } from '../../contract/customers/complaints.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiFile, ApiLanguage } from '../../platform/files/index.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../platform/http/openapi/api-docs.js';
import { AnswerComplaint } from './answer-complaint.js';
import { MarkDuplicateSent } from './book/mark-duplicate-sent.js';
import { OpenComplaintPage } from './book/open-page.js';
import { AnswerComplaintDto, ComplaintDuplicateDto, MoveComplaintDto } from './complaint.dto.js';
import { COMPLAINT_LIST, ComplaintQueries } from './complaint-queries.js';
import { MoveComplaint } from './move-complaint.js';

@ApiTags('Console')
@Controller('console/complaints')
@Access('admin')
export class ComplaintsConsoleController {
  constructor(
    private readonly queries: ComplaintQueries,
    private readonly answerComplaint: AnswerComplaint,
    private readonly moveComplaint: MoveComplaint,
    private readonly pages: OpenComplaintPage,
    private readonly duplicates: MarkDuplicateSent,
  ) {}

  @Get()
  @ApiCall({ summary: 'Complaints, a page at a time', refusals: ['INVALID'] })
  @ApiList(ConsoleComplaint, COMPLAINT_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleComplaint[]> {
    const query = readListQuery(raw, COMPLAINT_LIST);
    return sendList(reply, 'complaints', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One complaint', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleComplaint })
  one(@Param('id', RowId) id: number): Promise<ConsoleComplaint> {
    return this.queries.findById(id);
  }

  @Get(':id/page')
  @ApiLanguage
  @ApiFile({
    summary: 'The page of a complaint in the complaint book (Form 7)',
    description: 'Original, duplicate and triplicate. The same bytes each time.',
    contentTypes: ['application/pdf'],
    refusals: ['NOT_FOUND'],
  })
  page(@Param('id', RowId) id: number, @Query('language') language?: string): Promise<StreamableFile> {
    return this.pages.ofComplaint(id, language);
  }

  @Put(':id/duplicate')
  @ApiCall({
    summary: 'Record the day on which the duplicate went to the licensing authority',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleComplaint })
  async markSent(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { sentOn }: ComplaintDuplicateDto,
  ): Promise<ConsoleComplaint> {
    await this.duplicates.mark(by, id, sentOn);
    return this.queries.findById(id);
  }

  @Put(':id/answer')
  @ApiCall({
    summary: 'Reply to a complaint',
    description: 'The customer gets the reply by e-mail. A resolved complaint must be reopened first.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleComplaint })
  async answer(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: AnswerComplaintDto,
  ): Promise<ConsoleComplaint> {
    await this.answerComplaint.answer(by, id, body.text);
    return this.queries.findById(id);
  }

  @Put(':id/state')
  @ApiCall({
    summary: 'Resolve a complaint, or reopen it',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleComplaint, example: { state: 'RESOLVED' } })
  async move(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: MoveComplaintDto,
  ): Promise<ConsoleComplaint> {
    await this.moveComplaint.move(by, id, body.state);
    return this.queries.findById(id);
  }
}
