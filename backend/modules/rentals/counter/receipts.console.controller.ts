import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PAYMENT_METHODS } from '../../../contract/payments/payment-methods.js';
import { ConsoleReceipt } from '../../../contract/payments/receipts.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiFile, ApiLanguage } from '../../../platform/files/index.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { OwnRentalQueries } from '../own/own-rental-queries.js';
import { receiptResponse } from '../own/receipt-response.js';
import { ReversalDto } from './receipt.dto.js';
import { ReceiptQueries } from './receipt-queries.js';
import { ReverseReceipt } from './reverse-receipt.js';
import { TakeReceiptForm } from './take-receipt.form.js';

@ApiTags('Console')
@Controller('console/rentals/:id')
@Access('admin', 'custom-admin')
export class ReceiptsConsoleController {
  constructor(
    private readonly queries: ReceiptQueries,
    private readonly rentals: OwnRentalQueries,
    private readonly takeReceipt: TakeReceiptForm,
    private readonly reverseReceipt: ReverseReceipt,
  ) {}

  @Get('receipts')
  @ApiCall({
    summary: 'The payments that staff took for a booking or reservation',
    refusals: ['NOT_FOUND'],
  })
  @ApiOkResponse({ type: [ConsoleReceipt] })
  list(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<ConsoleReceipt[]> {
    return this.queries.ofRental(by, id);
  }

  @Get('receipt')
  @ApiLanguage
  @ApiFile({
    summary: 'The receipt of a booking or reservation, to be printed',
    description: 'The file that the customer downloads. A custom admin gets it with a masked e-mail address.',
    contentTypes: ['application/pdf'],
    refusals: ['NOT_FOUND'],
  })
  async receipt(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Query('language') language?: string,
  ): Promise<StreamableFile> {
    return receiptResponse(await this.rentals.receiptFactsById(by, id), language);
  }

  @Post('receipts')
  @HttpCode(200)
  @ApiForm({
    method: { type: 'string', enum: [...PAYMENT_METHODS], example: 'CASH' },
    amount: { type: 'string', description: 'Rupees; for cash whole ones.', example: '2000' },
    transactionId: {
      type: 'string',
      description: 'The reference of a bank transfer.',
      example: '412345678901',
      optional: true,
    },
    terminal: {
      type: 'string',
      description: 'The number of the card terminal.',
      example: 'T-4711',
      optional: true,
    },
    slip: { type: 'string', format: 'binary', description: 'The slip of a card payment.', optional: true },
    note: { type: 'string', example: 'Paid by the brother', optional: true },
    receivedAt: {
      type: 'string',
      format: 'date-time',
      description:
        'Admins only: when cash or a card payment was received on paper, after the rental was placed and before the first drawer of the business was opened. It is then recorded in no drawer.',
      example: '2026-11-20T09:00:00.000Z',
      optional: true,
    },
  })
  @ApiCall({
    summary: 'Take a payment for a booking or reservation',
    description:
      'Cash and card are verified at once and recorded in the own open drawer (1015 with the reason NO_DRAWER). A transfer is verified later. After a part of the fare from a custom admin, a pending booking waits for the rest, unless an admin has verified a payment for it.',
    idempotent: true,
    refusals: [
      'INVALID',
      'NOT_FOUND',
      'ALREADY_EXISTS',
      'WRONG_STATE',
      'FILE_REFUSED',
      'MISMATCH',
      'RUNNING',
      'TOO_MANY_OPEN',
    ],
  })
  @ApiOkResponse({ type: [ConsoleReceipt] })
  async take(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Req() request: FastifyRequest,
  ): Promise<ConsoleReceipt[]> {
    await this.takeReceipt.submit(by, id, request);
    return this.queries.ofRental(by, id);
  }

  @Put('receipts/:receiptId/reversal')
  @ApiCall({
    summary: 'Cancel a receipt in cash or by card',
    description:
      'The money leaves the own open drawer, and the number of the receipt is kept as cancelled. A custom admin cancels a receipt of the last 30 minutes that is in this drawer.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: [ConsoleReceipt] })
  async reverse(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Param('receiptId', RowId) receiptId: number,
    @Body() { reason, version }: ReversalDto,
  ): Promise<ConsoleReceipt[]> {
    await this.reverseReceipt.reverse(by, { rentalId: id, receiptId, reason, version });
    return this.queries.ofRental(by, id);
  }
}
