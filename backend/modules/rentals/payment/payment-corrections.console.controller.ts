import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConsoleTransaction } from '../../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { CorrectAmount, PaymentQueries, ReleaseTransactionId } from '../../payments/index.js';
import { AttachPayment } from './attach-payment.js';
import { AmountDto, AttachmentDto, CorrectionDto, ReopeningDto } from './payment-corrections.dto.js';
import { ReopenPayment } from './reopen-payment.js';

/** Corrections of payments, in this module because they move rentals. */
@ApiTags('Console')
@Controller('console/transactions')
@Access('admin')
export class PaymentCorrectionsConsoleController {
  constructor(
    private readonly queries: PaymentQueries,
    private readonly reopenPayment: ReopenPayment,
    private readonly attachPayment: AttachPayment,
    private readonly releaseId: ReleaseTransactionId,
    private readonly correctAmount: CorrectAmount,
  ) {}

  @Put(':id/reopening')
  @ApiCall({
    summary: 'Take back the verification or rejection of a payment',
    description:
      'The payment waits for a decision again, and the credit of a statement that proved it is free. A confirmed rental without another verified payment returns to PENDING. `restore` restores an expired rental; otherwise a payment of an ended rental is refunded once it is verified.',
    refusals: ['INVALID', 'NOT_FOUND', 'TAKEN', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleTransaction, example: { status: 'SUBMITTED' } })
  async reopen(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: ReopeningDto,
  ): Promise<ConsoleTransaction> {
    await this.reopenPayment.reopen(by, id, body);
    return this.queries.findById(id);
  }

  @Put(':id/amount')
  @ApiCall({
    summary: 'Correct the amount of a verified payment',
    description:
      'The rental owes the difference, or its credit grows by it. A payment in cash or by card is cancelled as a receipt instead.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleTransaction, example: { status: 'VERIFIED', receivedAmount: 1990 } })
  async amount(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: AmountDto,
  ): Promise<ConsoleTransaction> {
    await this.correctAmount.correct(by, id, body);
    return this.queries.findById(id);
  }

  @Put(':id/rental')
  @ApiCall({
    summary: 'Link a payment without a rental to one',
    description: 'The rental must belong to the same customer, be of the same kind and not have ended.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleTransaction, example: { status: 'SUBMITTED', bookingId: 17 } })
  async attach(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: AttachmentDto,
  ): Promise<ConsoleTransaction> {
    await this.attachPayment.attach(by, id, body);
    return this.queries.findById(id);
  }

  @Put(':id/release')
  @ApiCall({
    summary: 'Allow any customer to submit the transaction ID of a rejected payment',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleTransaction, example: { status: 'REJECTED' } })
  async release(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: CorrectionDto,
  ): Promise<ConsoleTransaction> {
    await this.releaseId.release(by, id, body);
    return this.queries.findById(id);
  }
}
