import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { normaliseTransactionId } from '../../contract/customers/identity.js';
import { UnverifiedTransaction } from '../../contract/payments/payments.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ok, ownList } from '../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { VerifyPaymentDto } from './payment.dto.js';
import { PaymentQueries } from './payment-queries.js';
import { VerifyPayment } from './verify-payment.js';

@ApiTags('Payments')
@Controller('api/payments')
export class PaymentsController {
  constructor(
    private readonly queries: PaymentQueries,
    private readonly verifyPayment: VerifyPayment,
  ) {}

  @Get('unverified')
  @Access('admin')
  @ApiCall({ summary: 'Payments that wait for an admin, oldest first' })
  @ApiEnvelope(UnverifiedTransaction, { isArray: true })
  async unverified(): Promise<Envelope<UnverifiedTransaction[]>> {
    return ownList(await this.queries.unverified(), 'No transactions to verify.');
  }

  @Put('verify')
  @Access('admin')
  @ApiCall({
    summary: 'Verify or reject a payment',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiEnvelope(null)
  async verify(@CalledBy() by: Caller, @Body() body: VerifyPaymentDto): Promise<Envelope<null>> {
    const transactionId = normaliseTransactionId(body.transactionId) ?? body.transactionId;
    await this.verifyPayment.byTransaction(
      by,
      { transactionId, rentalId: body.bookingId, type: body.actionType, version: body.version },
      body,
    );
    return ok(null, body.isVerified ? 'Payment verified.' : 'Payment rejected.');
  }
}
