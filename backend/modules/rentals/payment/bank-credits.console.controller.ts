import { Body, Controller, Injectable, Param, type PipeTransform, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ConsoleTransaction } from '../../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { PaymentQueries } from '../../payments/index.js';
import { BankCreditDto } from './bank-credits.dto.js';
import { RecordBankCredit } from './record-bank-credit.js';

@Injectable()
class StatementLine implements PipeTransform<{ id: string; line: string }> {
  private readonly rowId = new RowId();

  transform({ id, line }: { id: string; line: string }): { statementId: number; line: number } {
    return { statementId: this.rowId.transform(id), line: this.rowId.transform(line) };
  }
}

/** Credits of bank statements, in this module because their payments move rentals. */
@ApiTags('Console')
@Controller('console/statements')
@Access('admin')
export class BankCreditsConsoleController {
  constructor(
    private readonly recordCredit: RecordBankCredit,
    private readonly queries: PaymentQueries,
  ) {}

  @Post(':id/rows/:line/payment')
  @ApiParam({ name: 'id', type: 'number' })
  @ApiParam({ name: 'line', type: 'number' })
  @ApiCall({
    summary: 'Record a credit that no customer has submitted as a payment',
    description:
      'For a row with `mayRecord`. The payment is VERIFIED and uses up the credit. Without `rentalId` the next booking or reservation of the customer claims it.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'ALREADY_EXISTS', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiCreatedResponse({ type: ConsoleTransaction, example: { status: 'VERIFIED', method: 'BANK_TRANSFER' } })
  async record(
    @CalledBy() by: Caller,
    @Param(StatementLine) row: { statementId: number; line: number },
    @Body() body: BankCreditDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleTransaction> {
    return this.queries.findById(await this.recordCredit.record(by, row, body, once));
  }
}
