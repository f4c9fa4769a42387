import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { normaliseTransactionId } from '../../contract/customers/identity.js';
import { OWNER_PROOF_MINUTES } from '../../contract/limits.js';
import { OwnPayment } from '../../contract/payments/own-payments.js';
import { UnverifiedTransaction } from '../../contract/payments/payments.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiProof } from '../../platform/auth/fresh-proof.js';
import { ok, ownList } from '../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { NeedsProvedEmail } from '../customers/index.js';
import { ChooseDestination } from './destinations/choose-destination.js';
import { RefundDestinationDto } from './destinations/destination.dto.js';
import { OwnPaymentQueries } from './own-payment-queries.js';
import { OwnPaymentDto, VerifyPaymentDto } from './payment.dto.js';
import { PaymentQueries } from './payment-queries.js';
import { ReturnUnlinked } from './refunds/return-unlinked.js';
import { VerifyPayment } from './verify-payment.js';

@ApiTags('Payments')
@Controller('api/payments')
export class PaymentsController {
  constructor(
    private readonly queries: PaymentQueries,
    private readonly verifyPayment: VerifyPayment,
    private readonly ownQueries: OwnPaymentQueries,
    private readonly returnUnlinked: ReturnUnlinked,
    private readonly destinations: ChooseDestination,
  ) {}

  @Get('unverified')
  @Access('admin')
  @ApiCall({ summary: 'Payments that wait for an admin, oldest first' })
  @ApiEnvelope(UnverifiedTransaction, { isArray: true })
  async unverified(): Promise<Envelope<UnverifiedTransaction[]>> {
    return ownList(await this.queries.unverified(), 'No transactions to verify.');
  }

  @Get('mine')
  @Access('customer')
  @ApiCall({ summary: "The caller's payments, newest first" })
  @ApiEnvelope(OwnPayment, { isArray: true })
  async mine(@CalledBy() by: Caller): Promise<Envelope<OwnPayment[]>> {
    return ok(await this.ownQueries.ofCustomer(by.id));
  }

  @Post(':id/refund')
  @HttpCode(200)
  @Access('customer')
  @ApiCall({
    summary: 'Ask for a payment back that no booking or reservation uses',
    description:
      'For a payment with `mayRefund`. Refused with 1015 NOTHING_TO_REFUND until it is verified. Without this call its refund is due 7 days after its verification.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(OwnPayment, { isArray: true })
  async refund(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { version }: OwnPaymentDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<OwnPayment[]>> {
    await this.returnUnlinked.byCustomer(by.id, id, version, once);
    return this.mine(by);
  }

  @Put(':id/refund-destination')
  @NeedsProvedEmail()
  @Access('customer')
  @ApiCall({
    summary: 'Enter where the open refund of a payment goes that no booking or reservation uses',
    description: `Until it is sent. Refused with 1015 NOT_DUE if none is open. After the first destination, another one than the last (KEPT) needs a proof of the last ${OWNER_PROOF_MINUTES} minutes (1022).`,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiProof()
  @ApiEnvelope(OwnPayment, { isArray: true })
  async sendTo(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() destination: RefundDestinationDto,
  ): Promise<Envelope<OwnPayment[]>> {
    await this.destinations.ofPayment(by, id, destination);
    return this.mine(by);
  }

  @Put('verify')
  @Access('admin')
  @ApiCall({
    summary: 'Verify or reject a payment',
    description: 'In production, `version` is required for a minute after the payment was sent again (1015).',
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
