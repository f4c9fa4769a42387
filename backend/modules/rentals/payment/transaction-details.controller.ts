import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/codes.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { SubmittedPayment } from '../../../contract/payments/payments.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope, ApiForm } from '../../../platform/http/openapi/api-docs.js';
import { AMOUNT, SCREENSHOT, TRANSACTION_ID } from './transaction-details.docs.js';
import { TransactionDetailsForm } from './transaction-details.form.js';

@ApiTags('Payments')
@Controller('api/payments')
export class TransactionDetailsController {
  constructor(private readonly form: TransactionDetailsForm) {}

  @Post('transaction-details')
  @HttpCode(200)
  @Access('customer', 'renting')
  @ApiForm({
    transactionId: TRANSACTION_ID,
    amount: AMOUNT,
    type: { type: 'string', enum: ['book', 'reserve'], examples: ['book'] },
    screenshot: SCREENSHOT,
    holdId: {
      type: 'string',
      format: 'uuid',
      optional: true,
      examples: ['7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11'],
    },
    bookingId: {
      type: 'integer',
      description: 'The booking or reservation to pay for, in any state.',
      optional: true,
      examples: [17],
    },
  })
  @ApiCall({
    summary: 'Submit payment details with a screenshot',
    description:
      'Pays for `bookingId`; without it for the live hold of that type, whose time it extends once, then for the rental whose payment was rejected. Otherwise the next rental claims it. At most 5 payments of a rental, and 3 of a customer without a rental, are verified at once (1020).',
    idempotent: true,
    refusals: [
      'INVALID',
      'NOT_FOUND',
      'ACCOUNT_REJECTED',
      'APPROVAL_NEEDED',
      'ALREADY_EXISTS',
      'FILE_REFUSED',
      'WRONG_STATE',
      'MISMATCH',
      'RUNNING',
      'TOO_MANY_OPEN',
    ],
  })
  @ApiEnvelope(SubmittedPayment)
  async submit(@CalledBy() by: Caller, @Req() request: FastifyRequest): Promise<Envelope<SubmittedPayment>> {
    return ok(await this.form.submit(by, request), messageOf(rentalsMessages, 'detailsSubmitted'));
  }
}
