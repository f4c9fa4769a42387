import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConsoleRental } from '../../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { RentalQueries } from '../queries/rental-queries.js';
import { DepositDto } from './deposit.dto.js';
import { LowerDeposit } from './lower-deposit.js';

@ApiTags('Console')
@Controller('console/rentals/:id/deposit')
@Access('admin')
export class DepositsConsoleController {
  constructor(
    private readonly deposits: LowerDeposit,
    private readonly queries: RentalQueries,
  ) {}

  @Put()
  @ApiCall({
    summary: 'Require a lower security deposit, or none',
    description: 'Before the handover. What is held beyond it becomes credit.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleRental })
  async lower(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: DepositDto,
  ): Promise<ConsoleRental> {
    await this.deposits.lower(by, id, body);
    return this.queries.findById(by, null, id);
  }
}
