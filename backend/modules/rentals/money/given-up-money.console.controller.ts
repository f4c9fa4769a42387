import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConsoleRental } from '../../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { RentalQueries } from '../queries/rental-queries.js';
import { GiveUpMoney } from './give-up-money.js';
import { AmountGivenUpDto, WaiverDto } from './given-up-money.dto.js';

@ApiTags('Console')
@Controller('console/rentals/:id')
@Access('admin')
export class GivenUpMoneyConsoleController {
  constructor(
    private readonly giveUpMoney: GiveUpMoney,
    private readonly queries: RentalQueries,
  ) {}

  @Post('waivers')
  @HttpCode(200)
  @ApiCall({
    summary: 'Give up a part of the charges of a booking or reservation',
    description:
      'At most the amount charged, or with `lineId` what is left of this line of a final settlement. If it is paid already, it becomes credit.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleRental })
  async waive(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: WaiverDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleRental> {
    await this.giveUpMoney.giveUp(by, 'WAIVED', { ...body, rentalId: id }, once);
    return this.queries.findById(by, null, id);
  }

  @Post('write-offs')
  @HttpCode(200)
  @ApiCall({
    summary: 'Give up a debt of a booking or reservation',
    description: 'At most the amount owed. A later payment restores the debt.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleRental })
  async writeOff(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: AmountGivenUpDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleRental> {
    await this.giveUpMoney.giveUp(by, 'WRITTEN_OFF', { ...body, rentalId: id }, once);
    return this.queries.findById(by, null, id);
  }
}
