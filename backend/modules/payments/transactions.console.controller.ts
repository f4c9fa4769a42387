import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleTransaction, PaymentCounts } from '../../contract/console.js';
import { PaymentReview } from '../../contract/payments/payment-review.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../platform/http/openapi/api-docs.js';
import { OwnPaymentDto, VerificationDto } from './payment.dto.js';
import { PaymentQueries } from './payment-queries.js';
import { PaymentReviewQueries } from './payment-review-queries.js';
import { TRANSACTION_LIST } from './payment-search-queries.js';
import { PayRefund } from './refunds/pay-refund.js';
import { RefundDto } from './refunds/refund.dto.js';
import { ReturnUnlinked } from './refunds/return-unlinked.js';
import { VerifyPayment } from './verify-payment.js';

@ApiTags('Console')
@Controller('console/transactions')
@Access('admin')
export class TransactionsConsoleController {
  constructor(
    private readonly queries: PaymentQueries,
    private readonly reviews: PaymentReviewQueries,
    private readonly verifyPayment: VerifyPayment,
    private readonly payRefund: PayRefund,
    private readonly returnUnlinked: ReturnUnlinked,
  ) {}

  @Get()
  @ApiCall({
    summary: 'Payments, a page at a time',
    description:
      '`toVerify` returns undecided payments. `flagged` returns undecided payments that need a closer look. `unlinked` returns payments that no rental has claimed. `owed` returns refunds due; `createdAt` then sorts by due day. `done` returns verified, rejected and refunded payments. `verifiedFrom` returns payments verified on or after this day, including those refunded later.',
    refusals: ['INVALID'],
  })
  @ApiList(ConsoleTransaction, TRANSACTION_LIST, { screenOnly: ['refunds'] })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleTransaction[]> {
    const query = readListQuery(raw, TRANSACTION_LIST);
    return sendList(reply, 'transactions', query, await this.queries.page(query));
  }

  @Get('counts')
  @ApiCall({ summary: 'Numbers of payments to verify, flagged, to refund and done' })
  @ApiOkResponse({ type: PaymentCounts })
  counts(): Promise<PaymentCounts> {
    return this.queries.counts();
  }

  @Get(':id')
  @ApiCall({ summary: 'One payment', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleTransaction })
  one(@Param('id', RowId) id: number): Promise<ConsoleTransaction> {
    return this.queries.findById(id);
  }

  @Get(':id/review')
  @ApiCall({
    summary: 'Context for the review of a payment: its history, other uses of its screenshot, and the queue',
    refusals: ['NOT_FOUND'],
  })
  @ApiOkResponse({ type: PaymentReview })
  review(@Param('id', RowId) id: number): Promise<PaymentReview> {
    return this.reviews.findByPayment(id);
  }

  @Put(':id/verification')
  @ApiCall({
    summary: 'Verify or reject a payment',
    description:
      '`version` is the version of the reviewed payment. If the payment has changed since, the response is 1015 and nothing changes.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleTransaction, example: { status: 'VERIFIED' } })
  async verify(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: VerificationDto,
  ): Promise<ConsoleTransaction> {
    await this.verifyPayment.byId(by, id, body, body.version);
    return this.queries.findById(id);
  }

  @Put(':id/refund')
  @ApiCall({
    summary: 'Record that a refund was paid',
    description: 'For a payment with a refund due, or a verified payment that no rental has claimed.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({
    type: ConsoleTransaction,
    example: {
      status: 'REFUNDED',
      refund: {},
    },
  })
  async refund(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: RefundDto,
  ): Promise<ConsoleTransaction> {
    await this.payRefund.pay(by, id, body);
    return this.queries.findById(id);
  }

  @Post(':id/refund')
  @HttpCode(200)
  @ApiCall({
    summary: 'Make the refund of a verified payment due that no rental has claimed',
    description:
      'Call it before the transfer, because a rental can claim the payment until then. Refused with 1015 NOTHING_TO_REFUND if a refund is due or sent.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleTransaction, example: { status: 'REFUND_DUE' } })
  async openRefund(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { version }: OwnPaymentDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleTransaction> {
    await this.returnUnlinked.byStaff(by, id, version, once);
    return this.queries.findById(id);
  }
}
