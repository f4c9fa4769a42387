import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConsoleRental } from '../../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { ReturnCashDeposit } from '../../payments/index.js';
import { RentalQueries } from '../queries/rental-queries.js';
import { CashDepositDto, DepositDto } from './deposit.dto.js';
import { LowerDeposit } from './lower-deposit.js';

@ApiTags('Console')
@Controller('console/rentals/:id/deposit')
@Access('admin')
export class DepositsConsoleController {
  constructor(
    private readonly deposits: LowerDeposit,
    private readonly cashDeposits: ReturnCashDeposit,
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

  @Put('return')
  @Access('custom-admin')
  @ApiCall({
    summary: 'Return a deposit that was paid in cash',
    description:
      'While the setting `deskReturnsCashDeposit` is on, and only a refund that returns nothing but deposit, in whole rupees; an admin sends the others (1004). It leaves the own open drawer (1015 with the reason NO_DRAWER). A refund that is not due: 1015 with the reason NOT_DUE.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleRental })
  async returnInCash(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: CashDepositDto,
  ): Promise<ConsoleRental> {
    await this.cashDeposits.returnDeposit(by, { ...body, rentalId: id });
    return this.queries.findById(by, null, id);
  }
}
