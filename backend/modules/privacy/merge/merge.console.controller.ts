import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MergedCustomer, MergePlan } from '../../../contract/privacy/merge.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { MergeDto } from '../privacy.dto.js';
import { MergeCustomers } from './merge-customers.js';
import { MergeQueries } from './merge-queries.js';

@ApiTags('Console')
@Controller('console/customers/:id/merge')
@Access('admin')
export class MergeConsoleController {
  constructor(
    private readonly merging: MergeCustomers,
    private readonly queries: MergeQueries,
  ) {}

  @Get(':from')
  @ApiCall({
    summary: 'Preview of a merge: what the customer gets from another account',
    refusals: ['NOT_FOUND'],
  })
  @ApiOkResponse({ type: MergePlan })
  plan(@Param('id', RowId) id: number, @Param('from', RowId) from: number): Promise<MergePlan> {
    return this.queries.plan(id, from);
  }

  @Post()
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Merge another account of the same person into this one',
    description:
      'Rentals, payments, refunds, complaints and notes move to this customer. The other account is deleted, which cannot be undone. 1015 with `data.reason` APPROVED if the documents of the other account are approved, LIVE_HOLD while it holds a car.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: MergedCustomer })
  async merge(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { from, reason }: MergeDto,
  ): Promise<MergedCustomer> {
    await this.merging.merge(by, id, { from, reason });
    return { id, from };
  }
}
