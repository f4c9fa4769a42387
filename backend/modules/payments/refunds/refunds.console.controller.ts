import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DestinationReveal } from '../../../contract/payments/refund-destinations.js';
import { ListedRefund } from '../../../contract/payments/refunds.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { ChangeDestination } from '../destinations/change-destination.js';
import { ChangeDestinationDto } from '../destinations/destination.dto.js';
import { RevealDestination } from '../destinations/reveal-destination.js';
import { BounceRefund } from './bounce-refund.js';
import { CorrectReference } from './correct-reference.js';
import { BounceRefundDto, CorrectReferenceDto, SendRefundDto } from './refund.dto.js';
import { RefundQueries } from './refund-queries.js';
import { REFUND_LIST } from './refund-search-queries.js';
import { SendRefund } from './send-refund.js';

@ApiTags('Console')
@Controller('console/refunds')
@Access('admin')
export class RefundsConsoleController {
  constructor(
    private readonly queries: RefundQueries,
    private readonly sendRefund: SendRefund,
    private readonly bounceRefund: BounceRefund,
    private readonly correctReference: CorrectReference,
    private readonly changeDestination: ChangeDestination,
    private readonly revealDestination: RevealDestination,
  ) {}

  @Get()
  @ApiCall({
    summary: 'Refunds, a page at a time',
    description: 'Also refunds beyond the payments, which have no payment.',
    refusals: ['INVALID'],
  })
  @ApiList(ListedRefund, REFUND_LIST, {
    screenOnly: [
      'destination',
      'keptDestination',
      'destinationKinds',
      'methods',
      'earlierReferences',
      'acts',
    ],
  })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedRefund[]> {
    const query = readListQuery(raw, REFUND_LIST);
    return sendList(reply, 'refunds', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One refund', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ListedRefund })
  one(@Param('id', RowId) id: number): Promise<ListedRefund> {
    return this.queries.findById(id);
  }

  @Put(':id/destination')
  @ApiCall({
    summary: 'Enter where an open refund goes',
    description:
      'It is stored sealed, and offered in masked form for the next refund of the customer. A refund that is not due: 1015 with the reason NOT_DUE.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ListedRefund })
  async enter(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { version, ...destination }: ChangeDestinationDto,
  ): Promise<ListedRefund> {
    await this.changeDestination.change(by, id, destination, version);
    return this.queries.findById(id);
  }

  @Post(':id/destination-reveal')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'The whole destination of an open refund, to enter it into an app of the bank',
    description: 'Each call writes an audit entry.',
    refusals: ['NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: DestinationReveal })
  reveal(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<DestinationReveal> {
    return this.revealDestination.reveal(by, id);
  }

  @Put(':id/sending')
  @ApiCall({
    summary: 'Record that an open refund was sent',
    description:
      'To its destination; without one only in cash, otherwise 1001 names the field destination. Cash returns only what was paid in cash and leaves the own open drawer (1015 with the reason NO_DRAWER); a card returns only what was paid by card. A refund that is not due: 1015 with the reason NOT_DUE.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ListedRefund })
  async send(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { version, ...sending }: SendRefundDto,
  ): Promise<ListedRefund> {
    await this.sendRefund.send(by, id, sending, version);
    return this.queries.findById(id);
  }

  @Put(':id/bounce')
  @ApiCall({
    summary: 'Record that a sent refund did not arrive',
    description:
      'A new refund of the same amount becomes due, unless it is no longer owed. A refund that is not sent: 1015 with the reason NOT_SENT.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({
    type: ListedRefund,
    example: { state: 'BOUNCED', bounceCause: 'RETURNED_BY_BANK', acts: [] },
  })
  async bounce(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { version, ...bounce }: BounceRefundDto,
  ): Promise<ListedRefund> {
    await this.bounceRefund.bounce(by, id, bounce, version);
    return this.queries.findById(id);
  }

  @Put(':id/reference')
  @ApiCall({
    summary: 'Correct the reference of a sent refund',
    description: 'Any number of times; the earlier references are kept, and the customer is told.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ListedRefund })
  async correct(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { version, ...correction }: CorrectReferenceDto,
  ): Promise<ListedRefund> {
    await this.correctReference.correct(by, id, correction, version);
    return this.queries.findById(id);
  }
}
