import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { OWNER_PROOF_MINUTES } from '../../../contract/limits.js';
import { toPaise } from '../../../contract/money.js';
import { IssuedDocument } from '../../../contract/payments/issued-documents.js';
import { OwnRental } from '../../../contract/rentals/rentals.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiProof } from '../../../platform/auth/fresh-proof.js';
import { ApiFile, ApiLanguage } from '../../../platform/files/index.js';
import { answer, ok } from '../../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { NeedsProvedEmail } from '../../customers/index.js';
import { DocumentFileQueries, DocumentQueries } from '../../documents-issued/index.js';
import { RefundDestinationDto } from '../../payments/index.js';
import { RentalCompanyDto } from '../bills/company.dto.js';
import { EnterCompany } from '../bills/enter-company.js';
import { DirectRefunds } from '../payment/direct-refunds.js';
import { OwnCreditDto } from '../payment/return-credit.dto.js';
import { ReturnCredit } from '../payment/return-credit.js';
import { ApiReference } from './api-reference.js';
import { OwnRentalQueries } from './own-rental-queries.js';
import { receiptResponse } from './receipt-response.js';

@ApiTags('Rentals')
@Controller('api/rentals')
@Access('customer')
export class OwnRentalsController {
  constructor(
    private readonly queries: OwnRentalQueries,
    private readonly returnCredit: ReturnCredit,
    private readonly directRefunds: DirectRefunds,
    private readonly documents: DocumentQueries,
    private readonly documentFiles: DocumentFileQueries,
    private readonly enterCompany: EnterCompany,
  ) {}

  @Get('latest')
  @ApiCall({
    summary: "The caller's last booking or reservation that waits for a decision or its pickup",
    description: 'Answers 1002 and null where there is none.',
  })
  @ApiEnvelope(OwnRental, { nullable: true })
  async latest(@CalledBy() by: Caller): Promise<Envelope<OwnRental | null>> {
    const rental = await this.queries.latest(by.id);
    return rental ? ok(rental) : answer('NOT_FOUND', null, 'No bookings found.');
  }

  @Get(':reference')
  @ApiReference
  @ApiCall({ summary: 'One booking or reservation of the caller', refusals: ['NOT_FOUND'] })
  @ApiEnvelope(OwnRental)
  async one(@CalledBy() by: Caller, @Param('reference') reference: string): Promise<Envelope<OwnRental>> {
    return ok(await this.queries.byReference(by.id, reference));
  }

  @Post(':reference/refunds')
  @HttpCode(200)
  @ApiReference
  @ApiCall({
    summary: 'Ask for credit back while the booking or reservation goes ahead',
    description: 'At most `refundable`. Refused with 1015 NOTHING_TO_REFUND if there is none.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(OwnRental)
  async ask(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Body() { amount }: OwnCreditDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<OwnRental>> {
    await this.returnCredit.byCustomer(by.id, reference, toPaise(amount), once);
    return ok(await this.queries.byReference(by.id, reference));
  }

  @Put(':reference/refund-destination')
  @NeedsProvedEmail()
  @ApiReference
  @ApiCall({
    summary: 'Enter where the open refunds of a booking or reservation go',
    description: `Until they are sent. Refused with 1015 NOT_DUE if none is open. After the first destination, another one than the last (KEPT) needs a proof of the last ${OWNER_PROOF_MINUTES} minutes (1022).`,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiProof()
  @ApiEnvelope(OwnRental)
  async sendTo(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Body() destination: RefundDestinationDto,
  ): Promise<Envelope<OwnRental>> {
    await this.directRefunds.choose(by, reference, destination);
    return ok(await this.queries.byReference(by.id, reference));
  }

  @Put(':reference/company')
  @ApiReference
  @ApiCall({
    summary: 'Enter the company that documents of a booking or reservation name',
    description:
      'Until the tax invoice is issued; later refused with 1015 INVOICED. Refused with 1015 NO_TAX if it was placed while GST was off.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiEnvelope(OwnRental)
  async company(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Body() company: RentalCompanyDto,
  ): Promise<Envelope<OwnRental>> {
    await this.enterCompany.enter(by.id, reference, company);
    return ok(await this.queries.byReference(by.id, reference));
  }

  @Get(':reference/documents')
  @ApiReference
  @ApiCall({
    summary: 'Receipts and agreements of a booking or reservation, newest first',
    refusals: ['NOT_FOUND'],
  })
  @ApiEnvelope(IssuedDocument, { isArray: true })
  async issued(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
  ): Promise<Envelope<IssuedDocument[]>> {
    return ok(await this.documents.ofRental(by.id, reference));
  }

  @Get(':reference/documents/:id')
  @NeedsProvedEmail()
  @ApiReference
  @ApiLanguage
  @ApiFile({
    summary: 'An issued document of the caller',
    description: 'The same bytes each time while its pictures are stored.',
    contentTypes: ['application/pdf'],
    refusals: ['NOT_FOUND', 'UNAVAILABLE'],
  })
  async document(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Param('id', RowId) id: number,
    @Query('language') language?: string,
  ): Promise<StreamableFile> {
    return this.documentFiles.response(await this.documents.ofCustomer(by.id, reference, id), language);
  }

  @Get(':reference/receipt')
  @NeedsProvedEmail()
  @ApiReference
  @ApiLanguage
  @ApiFile({
    summary: 'The receipt of a booking or reservation of the caller',
    description:
      'Names every payment with what is known of it now: reported, verified, not accepted or refunded.',
    contentTypes: ['application/pdf'],
    refusals: ['NOT_FOUND'],
  })
  async receipt(
    @CalledBy() by: Caller,
    @Param('reference') reference: string,
    @Query('language') language?: string,
  ): Promise<StreamableFile> {
    return receiptResponse(await this.queries.receiptFacts(by.id, reference), language);
  }
}
