import { Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  ConsoleStatement,
  StatementMatch,
  StatementPreview,
  StatementResult,
  StatementVerification,
} from '../../../contract/payments/statements.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiCall, ApiForm, ApiListQuery, schemaOf } from '../../../platform/http/openapi/api-docs.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import {
  readListQuery,
  readListQueryOf,
  sendList,
  type RawListQuery,
} from '../../../platform/http/lists/simple-rest.js';
import { readMatchId, STATEMENT_LIST, STATEMENT_ROW_LIST, StatementQueries } from './statement-queries.js';
import { StatementForm } from './statement.form.js';
import * as docs from './statements.docs.js';
import { VerifyStatement } from './verify-statement.js';

@ApiTags('Console')
@Controller('console/statements')
@Access('admin')
export class StatementsConsoleController {
  constructor(
    private readonly queries: StatementQueries,
    private readonly form: StatementForm,
    private readonly verifyStatement: VerifyStatement,
  ) {}

  @Get()
  @ApiListQuery(STATEMENT_LIST)
  @ApiCall({
    summary: 'Bank statements, a page at a time',
    bare: true,
    data: { type: 'array', items: docs.STATEMENT_SCHEMA },
    example: [docs.STATEMENT_EXAMPLE],
    refusals: ['INVALID'],
  })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleStatement[]> {
    const query = readListQuery(raw, STATEMENT_LIST);
    return sendList(reply, 'statements', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({
    summary: 'One bank statement beside the payments as they stand now',
    bare: true,
    data: docs.RESULT_SCHEMA,
    example: docs.RESULT_EXAMPLE,
    refusals: ['NOT_FOUND'],
  })
  one(@Param('id', RowId) id: number): Promise<StatementResult> {
    return this.queries.one(id);
  }

  @Get(':id/rows')
  @ApiListQuery(STATEMENT_ROW_LIST)
  @ApiCall({
    summary: 'What each row of a statement means, with its reason in words',
    bare: true,
    data: { type: 'array', items: docs.MATCH_SCHEMA },
    example: [docs.MATCH_EXAMPLE],
    refusals: ['INVALID', 'NOT_FOUND'],
  })
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
  @ApiForm({ file: docs.FILE_PART })
  @ApiCall({
    summary: 'How a statement begins, and how its columns were mapped the last time',
    description: 'Nothing of the file is kept.',
    bare: true,
    data: docs.PREVIEW_SCHEMA,
    example: docs.PREVIEW_EXAMPLE,
    refusals: ['INVALID', 'FILE_REFUSED'],
  })
  preview(@Req() request: FastifyRequest): Promise<StatementPreview> {
    return this.form.preview(request);
  }

  @Post()
  @ApiForm({
    file: docs.FILE_PART,
    mapping: {
      type: 'string',
      description: 'As of the preview, in JSON. It is remembered for files with the same header.',
      examples: [JSON.stringify(docs.PREVIEW_EXAMPLE.mapping)],
    },
    name: { type: 'string', optional: true, description: 'Of the file.', examples: ['november.csv'] },
  })
  @ApiCall({
    summary: 'Match a bank statement with the payments',
    description: 'Decides nothing. The same file with the same mapping is the same statement.',
    status: 201,
    bare: true,
    idempotent: true,
    data: docs.RESULT_SCHEMA,
    example: docs.RESULT_EXAMPLE,
    refusals: ['INVALID', 'FILE_REFUSED', 'MISMATCH', 'RUNNING'],
  })
  async keep(@CalledBy() by: Caller, @Req() request: FastifyRequest): Promise<StatementResult> {
    return this.queries.one(await this.form.submit(by, request));
  }

  @Put(':id/verification')
  @ApiCall({
    summary: 'Verify all exact matches of a statement',
    description: 'Decided from the kept rows and the payments at this moment; at most 1,000 a call.',
    bare: true,
    data: schemaOf(docs.VERIFICATION_EXAMPLE),
    example: docs.VERIFICATION_EXAMPLE,
    refusals: ['NOT_FOUND'],
  })
  verify(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<StatementVerification> {
    return this.verifyStatement.verify(by, id);
  }
}
