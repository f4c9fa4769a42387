import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { NumberDispute, SettledDispute } from '../../../contract/customers/number-disputes.js';
import { CodeSent } from '../../../contract/customers/people.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { DISPUTE_LIST, NumberDisputeQueries } from '../../customers/index.js';
import { NewEmailDto, NumberSettlementDto } from './contacts.dto.js';
import { RequestDisputeCode } from './request-dispute-code.js';
import { SettleNumberDispute } from './settle-number-dispute.js';

@ApiTags('Console: customers')
@Controller('console/number-disputes')
@Access('admin')
export class NumberDisputesConsoleController {
  constructor(
    private readonly queries: NumberDisputeQueries,
    private readonly codes: RequestDisputeCode,
    private readonly disputes: SettleNumberDispute,
  ) {}

  @Get()
  @ApiCall({
    summary: 'Claims to mobile numbers that other customers have, a page at a time',
    description:
      'A sign-in to rent with the number of another customer is refused with 1009 and counted here for 90 days.',
    refusals: ['INVALID'],
  })
  @ApiList(NumberDispute, DISPUTE_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NumberDispute[]> {
    const query = readListQuery(raw, DISPUTE_LIST);
    return sendList(reply, 'number-disputes', query, await this.queries.page(query));
  }

  @Get(':id')
  @ApiCall({ summary: 'One claim to a mobile number', refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: NumberDispute })
  one(@Param('id', RowId) id: number): Promise<NumberDispute> {
    return this.queries.findById(id);
  }

  @Post(':id/code')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Send a code to a mobile number that two customers claim',
    description:
      'With the e-mail address of the claimant, who reads the code out. At most three a day for each address and five an hour for each number.',
    refusals: ['INVALID', 'NOT_FOUND', 'ACCOUNT_REJECTED', 'TOO_MANY'],
  })
  @ApiOkResponse({ type: CodeSent })
  sendCode(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { email }: NewEmailDto,
  ): Promise<CodeSent> {
    return this.codes.send(by, id, email);
  }

  @Post(':id/settlement')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Move a mobile number to the claimant who has read out the code',
    description:
      'The account of the claimant gets the number, proved to our team; it is created if it is new. The earlier customer gets an e-mail and has no number; rentals and holds stay.',
    refusals: ['INVALID', 'NOT_FOUND', 'ACCOUNT_REJECTED', 'CONFLICT', 'CODE_WRONG', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: SettledDispute })
  async settle(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: NumberSettlementDto,
  ): Promise<SettledDispute> {
    return { customerId: await this.disputes.settle(by, id, body) };
  }
}
