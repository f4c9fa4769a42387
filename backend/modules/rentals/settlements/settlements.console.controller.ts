import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConsoleSettlement } from '../../../contract/rentals/settlements.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiForm, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { SendAcceptanceCode } from './acceptance/send-acceptance-code.js';
import { ChangeLines } from './change-lines.js';
import { IssueSettlement } from './issue-settlement.js';
import { ReplyToDispute } from './reply-to-dispute.js';
import { IssueSettlementDto, RepliesDto, SettlementVersionDto } from './settlement.dto.js';
import { SettlementForms } from './settlement.forms.js';
import { SettlementQueries } from './settlement-queries.js';
import { SETTLEMENT_LIST } from './settlement-search-queries.js';

@ApiTags('Console')
@Controller('console/settlements')
@Access('admin', 'custom-admin')
export class SettlementsConsoleController {
  constructor(
    private readonly queries: SettlementQueries,
    private readonly forms: SettlementForms,
    private readonly changeLines: ChangeLines,
    private readonly issueSettlement: IssueSettlement,
    private readonly sendCode: SendAcceptanceCode,
    private readonly replyToDispute: ReplyToDispute,
  ) {}

  @Get()
  @ApiCall({ summary: 'Settlements, a page at a time', refusals: ['INVALID'] })
  @ApiList(ConsoleSettlement, SETTLEMENT_LIST, {
    screenOnly: ['lines', 'acts', 'marks', 'signature', 'codeSent'],
  })
  async list(
    @CalledBy() by: Caller,
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleSettlement[]> {
    const query = readListQuery(raw, SETTLEMENT_LIST);
    return sendList(reply, 'settlements', query, await this.queries.page(by, query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One settlement', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleSettlement })
  one(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<ConsoleSettlement> {
    return this.queries.findById(by, id);
  }

  @Put(':id/lines')
  @ApiForm({
    version: { type: 'string', description: 'The version of the settlement on the screen.', examples: ['1'] },
    kind: {
      type: 'string',
      description: 'CLEANING, DAMAGE, MISSING_ITEM, OTHER, or CREDIT, which is for admins.',
      examples: ['CLEANING'],
    },
    amount: { type: 'string', description: 'Rupees; positive for CREDIT, too.', examples: ['500'] },
    text: {
      type: 'string',
      description: 'The customer reads it.',
      examples: ['The rear seats are stained.'],
    },
    mark: {
      type: 'string',
      description:
        'ID of a mark of the return. DAMAGE needs one with a photo, and MISSING_ITEM one, that the handover does not have.',
      examples: ['3d1c0a52-9a4f-4b8e-8b0d-6f1f6f5f8c21:1'],
      optional: true,
    },
    photos: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description:
        'Up to six JPEG, PNG, WebP or PDF files of 8 MB. DAMAGE needs the estimate or the price list, OTHER at least one file, ' +
        'and CLEANING one unless its mark has a photo.',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Add a line to the draft of a settlement',
    description: 'Refused with 1015 TOO_LATE_TO_CHARGE after the last day.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'FILE_REFUSED', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleSettlement })
  async addLine(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleSettlement> {
    await this.forms.addLine(by, id, request);
    return this.queries.findById(by, id);
  }

  @Delete(':id/lines/:lineId')
  @ApiCall({
    summary: 'Remove a line of staff from the draft of a settlement',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleSettlement })
  async removeLine(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Param('lineId', RowId) lineId: number,
    @Body() { version }: SettlementVersionDto,
  ): Promise<ConsoleSettlement> {
    await this.changeLines.remove(by, id, { lineId, version }, null);
    return this.queries.findById(by, id);
  }

  @Put(':id/issue')
  @ApiCall({
    summary: 'Send a settlement to the customer',
    description:
      'The customer accepts or disputes it within 48 hours. A sum of 0 is final at once. Custom admins send up to ' +
      '`deskSettlementLimit`, without damage and credit. Refused with 1015 TOO_LATE_TO_CHARGE after the last day.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'FARE_CHANGED', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleSettlement })
  async issue(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: IssueSettlementDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleSettlement> {
    await this.issueSettlement.issue(by, id, body, once);
    return this.queries.findById(by, id);
  }

  @Post(':id/code')
  @HttpCode(200)
  @ApiCall({
    summary: 'Send the customer a code that accepts a settlement at the counter',
    description: 'To their own e-mail address, with the total.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'TOO_MANY', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleSettlement, example: { codeSent: true } })
  async code(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { version }: SettlementVersionDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleSettlement> {
    await this.sendCode.send(by, id, version, once);
    return this.queries.findById(by, id);
  }

  @Put(':id/acceptance')
  @ApiForm({
    version: { type: 'string', description: 'The version of the settlement on the screen.', examples: ['2'] },
    confirmation: { type: 'string', description: 'CODE or SIGNATURE.', examples: ['CODE'] },
    code: {
      type: 'string',
      description: 'The code from the e-mail to the customer, for CODE.',
      examples: ['123456'],
      optional: true,
    },
    signature: {
      type: 'string',
      format: 'binary',
      description: 'A JPEG, PNG or WebP file of up to 8 MB, for SIGNATURE.',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Record that the customer accepts a settlement at the counter',
    description: 'It is final afterwards.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'CODE_WRONG', 'FILE_REFUSED', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleSettlement, example: { state: 'FINAL', accepted: true, acceptance: 'CODE' } })
  async accept(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleSettlement> {
    await this.forms.accept(by, id, request);
    return this.queries.findById(by, id);
  }

  @Put(':id/replies')
  @Access('admin')
  @ApiCall({
    summary: 'Answer every disputed line of a settlement',
    description: 'The settlement is final afterwards.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleSettlement })
  async reply(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: RepliesDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleSettlement> {
    await this.replyToDispute.reply(by, id, body, once);
    return this.queries.findById(by, id);
  }
}
