import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/codes.js';
import { DocumentLink } from '../../contract/customers/people.js';
import { toPaise } from '../../contract/money.js';
import { CASH_MOVES, ConsoleDrawer } from '../../contract/payments/drawers.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ok } from '../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiEnvelope, ApiForm, ApiList } from '../../platform/http/openapi/api-docs.js';
import { AcceptDrawer } from './accept-drawer.js';
import { CloseDrawer } from './close-drawer.js';
import { AcceptDrawerDto, CloseDrawerDto, DifferenceDto, OpenDrawerDto } from './drawer.dto.js';
import { DrawerQueries } from './drawer-queries.js';
import { DRAWER_LIST } from './drawer-search-queries.js';
import { ExplainDifference } from './explain-difference.js';
import { MoveCashForm } from './move-cash.form.js';
import { OpenDrawer } from './open-drawer.js';

@ApiTags('Console')
@Controller('console/drawers')
@Access('admin', 'custom-admin')
export class DrawersConsoleController {
  constructor(
    private readonly queries: DrawerQueries,
    private readonly openDrawer: OpenDrawer,
    private readonly moveCash: MoveCashForm,
    private readonly closeDrawer: CloseDrawer,
    private readonly explainDifference: ExplainDifference,
    private readonly acceptDrawer: AcceptDrawer,
  ) {}

  @Get()
  @ApiCall({
    summary: 'Cash drawers, a page at a time',
    description:
      'An admin reads all. A custom admin reads the own ones, those that wait for the next person, and those that they accepted. `report` is null until the drawer is closed.',
    refusals: ['INVALID'],
  })
  @ApiList(ConsoleDrawer, DRAWER_LIST, { screenOnly: ['movements', 'acts'] })
  async list(
    @CalledBy() by: Caller,
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleDrawer[]> {
    const query = readListQuery(raw, DRAWER_LIST);
    return sendList(reply, 'drawers', query, await this.queries.page(by, query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One cash drawer', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleDrawer })
  one(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<ConsoleDrawer> {
    return this.queries.findById(by, id);
  }

  @Get(':id/movements/:movementId/photo')
  @ApiCall({ summary: 'Link to the photo of an expense', refusals: ['NOT_FOUND'] })
  @ApiEnvelope(DocumentLink)
  async photo(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Param('movementId', RowId) movementId: number,
  ): Promise<Envelope<DocumentLink>> {
    return ok(await this.queries.photo(by, id, movementId));
  }

  @Post()
  @HttpCode(200)
  @ApiCall({
    summary: 'Open a drawer with the counted cash',
    description: 'A person has at most one open drawer (1015 with the reason DRAWER_OPEN).',
    idempotent: true,
    refusals: ['INVALID', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleDrawer, example: { status: 'OPEN', report: null } })
  async open(
    @CalledBy() by: Caller,
    @Body() { location, counted }: OpenDrawerDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleDrawer> {
    const id = await this.openDrawer.open(by, { location, counted: toPaise(counted) }, once);
    return this.queries.findById(by, id);
  }

  @Post(':id/movements')
  @HttpCode(200)
  @ApiForm({
    kind: { type: 'string', enum: [...CASH_MOVES], example: 'EXPENSE' },
    amount: { type: 'string', description: 'Whole rupees.', example: '350' },
    reason: { type: 'string', example: 'Car wash' },
    photo: {
      type: 'string',
      format: 'binary',
      description: 'The bill; for an expense only.',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Record an expense, or cash to or from the safe',
    description: 'In the own open drawer. Receipts and cash refunds are recorded by their own calls.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'FILE_REFUSED', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleDrawer, example: { status: 'OPEN', report: null } })
  async move(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleDrawer> {
    await this.moveCash.submit(by, id, request);
    return this.queries.findById(by, id);
  }

  @Put(':id/closing')
  @ApiCall({
    summary: 'Close the own drawer, or one of disabled staff, with a count',
    description:
      'Only an admin closes the drawer of disabled staff. The response is the first one with the expected sum. `version` is the version of the drawer before the count; if money moved since, the response is 1015 with the reason CHANGED.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleDrawer })
  async close(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { terminal, ...count }: CloseDrawerDto,
  ): Promise<ConsoleDrawer> {
    await this.closeDrawer.close(by, id, { ...count, terminal: toPaise(terminal) });
    return this.queries.findById(by, id);
  }

  @Put(':id/note')
  @ApiCall({
    summary: 'Explain the difference of the own drawer, or of one of disabled staff',
    description:
      'Once. Only an admin explains the difference of a drawer of disabled staff. A drawer with a difference is accepted only with an explanation.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleDrawer })
  async explain(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: DifferenceDto,
  ): Promise<ConsoleDrawer> {
    await this.explainDifference.explain(by, id, body);
    return this.queries.findById(by, id);
  }

  @Put(':id/acceptance')
  @ApiCall({
    summary: 'Accept the cash, keys and open notes of a closed drawer',
    description:
      'The owner (1015 with the reason OWN_DRAWER) and the person who counted it (OWN_COUNT) cannot accept it.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleDrawer, example: { status: 'ACCEPTED' } })
  async accept(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: AcceptDrawerDto,
  ): Promise<ConsoleDrawer> {
    await this.acceptDrawer.accept(by, id, body);
    return this.queries.findById(by, id);
  }
}
