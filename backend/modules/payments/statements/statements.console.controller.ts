import { Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ConsoleStatement,
  StatementMatch,
  StatementPreview,
  StatementResult,
  StatementVerification,
} from '../../../contract/payments/statements.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import {
  type RawListQuery,
  readListQuery,
  readListQueryOf,
  sendList,
} from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiForm, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { StatementForm } from './statement.form.js';
import { readMatchId, STATEMENT_LIST, STATEMENT_ROW_LIST, StatementQueries } from './statement-queries.js';
import { VerifyStatement } from './verify-statement.js';
import { VerifyStatementRow } from './verify-statement-row.js';

const FILE_PART = {
  type: 'string',
  format: 'binary',
  description:
    'CSV in UTF-8 up to 10 MB, separated by commas, semicolons or tabs. Lines before the header are allowed.',
};

@ApiTags('Console')
@Controller('console/statements')
@Access('admin')
export class StatementsConsoleController {
  constructor(
    private readonly queries: StatementQueries,
    private readonly form: StatementForm,
    private readonly verifyStatement: VerifyStatement,
    private readonly verifyStatementRow: VerifyStatementRow,
  ) {}

  @Get()
  @ApiCall({ summary: 'Bank statements, a page at a time', refusals: ['INVALID'] })
  @ApiList(ConsoleStatement, STATEMENT_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleStatement[]> {
    const query = readListQuery(raw, STATEMENT_LIST);
    return sendList(reply, 'statements', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({
    summary: 'One bank statement, matched with the current payments',
    refusals: ['NOT_FOUND'],
  })
  @ApiOkResponse({ type: StatementResult })
  one(@Param('id', RowId) id: number): Promise<StatementResult> {
    return this.queries.findById(id);
  }

  @Get(':id/rows')
  @ApiCall({
    summary: 'The result of each row of a statement, with its reason',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiList(StatementMatch, STATEMENT_ROW_LIST)
  async rows(
    @Param('id', RowId) id: number,
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StatementMatch[]> {
    const query = readListQueryOf(raw, STATEMENT_ROW_LIST, readMatchId);
    return sendList(reply, 'rows', query, await this.queries.rows(id, query));
  }

  @Post('preview')
  @HttpCode(200)
  @ApiForm({ file: FILE_PART })
  @ApiCall({
    summary: 'The first lines of a statement and the stored mapping of its columns',
    description: 'The file is not stored.',
    refusals: ['INVALID', 'FILE_REFUSED'],
  })
  @ApiOkResponse({ type: StatementPreview })
  preview(@Req() request: FastifyRequest): Promise<StatementPreview> {
    return this.form.preview(request);
  }

  @Post()
  @ApiForm({
    file: FILE_PART,
    mapping: {
      type: 'string',
      description: 'Column mapping as in the preview, in JSON. It is stored for files with the same header.',
      examples: ['{"headerLine":1,"id":1,"fromNarration":true,"amount":3,"direction":null,"date":0}'],
    },
    name: { type: 'string', optional: true, description: 'File name.', examples: ['november.csv'] },
  })
  @ApiCall({
    summary: 'Match a bank statement with the payments',
    description:
      'Verifies no payment. A second upload of the same file with the same mapping returns the same statement.',
    idempotent: true,
    refusals: ['INVALID', 'FILE_REFUSED', 'MISMATCH', 'RUNNING'],
  })
  @ApiCreatedResponse({ type: StatementResult })
  async keep(@CalledBy() by: Caller, @Req() request: FastifyRequest): Promise<StatementResult> {
    return this.queries.findById(await this.form.submit(by, request));
  }

  @Put(':id/verification')
  @ApiCall({
    summary: 'Verify all exact matches of a statement',
    description: 'Uses the stored rows and the current payments; verifies at most 1,000 payments per call.',
    refusals: ['NOT_FOUND'],
  })
  @ApiOkResponse({ type: StatementVerification })
  verify(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<StatementVerification> {
    return this.verifyStatement.verify(by, id);
  }

  @Put(':id/rows/:line/verification')
  @ApiCall({
    summary: 'Verify the payment of one row with the amount of the bank',
    description:
      'For a row with `mayVerify`. What is missing is owed by the rental, what is too much becomes credit.',
    refusals: ['NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: StatementResult })
  async verifyRow(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Param('line', RowId) line: number,
  ): Promise<StatementResult> {
    await this.verifyStatementRow.verify(by, id, line);
    return this.queries.findById(id);
  }
}
