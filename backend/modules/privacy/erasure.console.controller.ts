import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ErasedCustomer, ErasurePlan } from '../../contract/privacy/erasure.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { Proof } from '../../platform/auth/fresh-proof.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { EraseCustomer } from './erase-customer.js';
import { ReasonDto } from './privacy.dto.js';

@ApiTags('Console')
@Controller('console/customers/:id/erasure')
@Access('admin')
export class ErasureConsoleController {
  constructor(private readonly erasure: EraseCustomer) {}

  @Get()
  @ApiCall({
    summary:
      "Preview of the deletion of a customer's account: removed data, kept data, and open rentals, payments and complaints",
    refusals: ['NOT_FOUND'],
  })
  @ApiOkResponse({ type: ErasurePlan })
  plan(@Param('id', RowId) id: number): Promise<ErasurePlan> {
    return this.erasure.plan(id);
  }

  @Post()
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: "Delete a customer's account",
    description: 'Cannot be undone. 1015 has what is still open in `data.blockers`.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ErasedCustomer })
  async erase(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { reason }: ReasonDto,
  ): Promise<ErasedCustomer> {
    await this.erasure.eraseByAdmin(by, id, reason);
    return { id };
  }
}
