import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  ConsoleCustomer,
  ConsoleCustomerDetails,
  IdentityReveal,
  LicenceReveal,
} from '../../../contract/customers/console-customers.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { CorrectProfile } from '../contacts/correct-profile.js';
import { RequestDocuments } from '../documents/request-documents.js';
import { RevealIdentity } from '../documents/reveal-identity.js';
import { RecordLicence } from '../licences/record-licence.js';
import { RevealLicence } from '../licences/reveal-licence.js';
import { SuspendCustomer } from '../suspend-customer.js';
import {
  DocumentRequestDto,
  LicenceDto,
  ProfileCorrectionDto,
  RevealDto,
  SuspensionDto,
} from './console-customer.dto.js';
import { ConsoleCustomerQueries, CUSTOMER_LIST } from './console-customer-queries.js';

@ApiTags('Console: customers')
@Controller('console/customers')
@Access('admin')
export class CustomerRecordsConsoleController {
  constructor(
    private readonly queries: ConsoleCustomerQueries,
    private readonly suspendCustomer: SuspendCustomer,
    private readonly revealIdentity: RevealIdentity,
    private readonly recordLicence: RecordLicence,
    private readonly revealLicence: RevealLicence,
    private readonly requestDocuments: RequestDocuments,
    private readonly correctProfile: CorrectProfile,
  ) {}

  @Get()
  @ApiCall({
    summary: 'Customers, a page at a time',
    description: 'The search matches prefixes of words in the name, mobile number and e-mail address.',
    refusals: ['INVALID'],
  })
  @ApiList(ConsoleCustomer, CUSTOMER_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleCustomer[]> {
    const query = readListQuery(raw, CUSTOMER_LIST);
    return sendList(reply, 'customers', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One customer, with the actions of staff members', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: ConsoleCustomerDetails })
  one(@Param('id', RowId) id: number): Promise<ConsoleCustomerDetails> {
    return this.queries.findById(id);
  }

  @Put(':id/suspension')
  @ApiCall({
    summary: 'Suspend a customer, or lift the suspension',
    description:
      'All sessions of a suspended customer end immediately. The customer gets the reason by e-mail. What `block` names gets 1006 at the sign-in for three years, also for a new account, unless the suspension is lifted. `declinePending` declines pending rentals with a full refund, rejects the open payments of them and of no rental, and releases holds; `open.confirmed` of the response lists what stays.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleCustomerDetails })
  async suspend(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: SuspensionDto,
  ): Promise<ConsoleCustomerDetails> {
    await this.suspendCustomer.decide(by, id, body);
    return this.queries.findById(id);
  }

  @Put(':id/profile')
  @ApiCall({
    summary: 'Correct the name or the address of a customer',
    description: 'The customer gets the reason by e-mail. The audit names the fields, not the values.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiOkResponse({ type: ConsoleCustomerDetails })
  async correct(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: ProfileCorrectionDto,
  ): Promise<ConsoleCustomerDetails> {
    await this.correctProfile.correct(by, id, body);
    return this.queries.findById(id);
  }

  @Put(':id/document-request')
  @ApiCall({
    summary: 'Ask an approved customer for documents again',
    description:
      'The customer gets the reason by e-mail, sends these parts again and waits for a decision about them. With `mayRentMeanwhile`, the approval stays until then, unless the parts are not sent in time; without it, it ends at once.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleCustomerDetails })
  async request(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: DocumentRequestDto,
  ): Promise<ConsoleCustomerDetails> {
    await this.requestDocuments.request(by, id, body);
    return this.queries.findById(id);
  }

  @Put(':id/licence')
  @ApiCall({
    summary: 'Enter the details of a driving licence',
    description:
      'As an admin reads them from the picture. They replace those that wait for approval, or for an approved customer the approved ones.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleCustomerDetails })
  async licence(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: LicenceDto,
  ): Promise<ConsoleCustomerDetails> {
    await this.recordLicence.record(by, id, body);
    return this.queries.findById(id);
  }

  @Post(':id/licence-reveal')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Reveal a full licence number',
    description: 'Each call writes an audit entry with the reason.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiOkResponse({ type: LicenceReveal })
  revealNumber(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: RevealDto,
  ): Promise<LicenceReveal> {
    return this.revealLicence.reveal(by, id, body.reason);
  }

  @Post(':id/identity-reveal')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Reveal the full number of an identity document',
    description:
      'Each call writes an audit entry with the reason. An Aadhaar number stays masked if only its last four digits are stored.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiOkResponse({ type: IdentityReveal })
  reveal(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: RevealDto,
  ): Promise<IdentityReveal> {
    return this.revealIdentity.reveal(by, id, body.reason);
  }
}
