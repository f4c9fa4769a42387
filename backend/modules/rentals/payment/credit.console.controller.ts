import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConsoleRental } from '../../../contract/console.js';
import { toPaise } from '../../../contract/money.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { RentalQueries } from '../queries/rental-queries.js';
import { CreditDto } from './return-credit.dto.js';
import { ReturnCredit } from './return-credit.js';

@ApiTags('Console')
@Controller('console/rentals')
@Access('admin')
export class CreditConsoleController {
  constructor(
    private readonly returnCredit: ReturnCredit,
    private readonly queries: RentalQueries,
  ) {}

  @Post(':id/refunds')
  @HttpCode(200)
  @ApiCall({
    summary: 'Make credit of a rental that goes ahead due as a refund',
    description:
      'At most `refundable`. Refused with 1015 NOTHING_TO_REFUND if there is none. The credit of a rental that has ended is due without it.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleRental })
  async ask(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { amount, reason }: CreditDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleRental> {
    await this.returnCredit.byStaff(by, id, { amount: toPaise(amount), reason }, once);
    return this.queries.findById(by, null, id);
  }
}
