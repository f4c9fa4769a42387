import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConsoleRental } from '../../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Once, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { RentalQueries } from '../queries/rental-queries.js';
import { UndoDto } from './undo.dto.js';
import { UndoMove } from './undo-move.js';

@ApiTags('Console')
@Controller('console/rentals')
@Access('admin', 'custom-admin')
export class UndoConsoleController {
  constructor(
    private readonly undoMove: UndoMove,
    private readonly queries: RentalQueries,
  ) {}

  @Post(':id/undo')
  @HttpCode(200)
  @ApiCall({
    summary: 'Undo the newest handover, return, no-show, cancellation by us or decline',
    description:
      'Within `undoMinutes`; a no-show or a cancellation by us within 24 hours by admins. Custom admins undo only what they recorded. ' +
      'Refused with 1015 UNDO_TOO_LATE, NOT_LAST or MONEY_SENT, and with 1012 if another rental, a hold or a block takes the time. ' +
      'Blocks of the time that are over make way: they are shortened or removed. The claim of a trip whose return is undone ends at the next claim of the car.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'TAKEN', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleRental, example: { status: 'CONFIRMED' } })
  async undo(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: UndoDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleRental> {
    await this.undoMove.undo(by, id, body, once);
    return this.queries.findById(by, null, id);
  }
}
