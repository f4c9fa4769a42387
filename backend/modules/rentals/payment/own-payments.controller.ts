import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { OwnPayment } from '../../../contract/payments/own-payments.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { OwnPaymentQueries } from '../../payments/index.js';
import { AttachPayment } from './attach-payment.js';
import { OwnAttachmentDto } from './payment-corrections.dto.js';

/** The use of an own payment, in this module because it moves rentals. */
@ApiTags('Payments')
@Controller('api/payments')
@Access('customer')
export class OwnPaymentsController {
  constructor(
    private readonly attachPayment: AttachPayment,
    private readonly queries: OwnPaymentQueries,
  ) {}

  @Put(':id/rental')
  @ApiCall({
    summary: 'Use a payment without a rental for one that still owes money',
    description: 'For one of the references in `usableFor`.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(OwnPayment, { isArray: true })
  async use(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: OwnAttachmentDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<OwnPayment[]>> {
    await this.attachPayment.byCustomer(by.id, id, body, once);
    return ok(await this.queries.ofCustomer(by.id));
  }
}
