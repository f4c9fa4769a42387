import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleRental } from '../../../contract/console.js';
import { CancellationPreview } from '../../../contract/rentals/cancellation.rules.js';
import { ConsoleRentalDetails } from '../../../contract/rentals/console-rental.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { CancelRental } from '../cancellation/cancel-rental.js';
import { StaffCancellationDto } from '../cancellation/cancellation.dto.js';
import { CancellationOffer } from '../cancellation/cancellation-offer.js';
import { DeclineRental } from '../decisions/decline-rental.js';
import { RentalHistoryQueries } from '../queries/rental-history-queries.js';
import { RENTAL_LIST, RentalQueries, SCREEN_ONLY } from '../queries/rental-queries.js';
import { BookingDecisionDto } from '../rental.dto.js';
import { BY_US, CONSOLE_BOOKING_DOCS } from './console-rental.docs.js';

@ApiTags('Console')
@Controller('console/bookings')
export class BookingsConsoleController {
  constructor(
    private readonly queries: RentalQueries,
    private readonly histories: RentalHistoryQueries,
    private readonly offers: CancellationOffer,
    private readonly cancelRental: CancelRental,
    private readonly declineRental: DeclineRental,
  ) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiCall(CONSOLE_BOOKING_DOCS.list)
  @ApiList(ConsoleRental, RENTAL_LIST, { screenOnly: SCREEN_ONLY, example: { kind: 'BOOKING' } })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleRental[]> {
    const query = readListQuery(raw, RENTAL_LIST);
    return sendList(reply, 'bookings', query, await this.queries.page('BOOKING', query));
  }

  @Get(':id')
  @Access('admin', 'custom-admin')
  @ApiCall(CONSOLE_BOOKING_DOCS.one)
  @ApiOkResponse({ type: ConsoleRentalDetails, example: { kind: 'BOOKING' } })
  one(@Param('id', RowId) id: number): Promise<ConsoleRentalDetails> {
    return this.histories.one('BOOKING', id);
  }

  @Get(':id/cancellation')
  @Access('admin')
  @ApiCall(CONSOLE_BOOKING_DOCS.preview)
  @ApiOkResponse({ type: CancellationPreview, example: BY_US })
  preview(@Param('id', RowId) id: number): Promise<CancellationPreview> {
    return this.offers.preview('staff', 'BOOKING', id);
  }

  @Put(':id/cancellation')
  @Access('admin')
  @ApiCall(CONSOLE_BOOKING_DOCS.cancel)
  @ApiOkResponse({ type: ConsoleRental, example: { kind: 'BOOKING', status: 'CANCELLED' } })
  async cancel(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: StaffCancellationDto,
  ): Promise<ConsoleRental> {
    await this.cancelRental.byStaff(by, { kind: 'BOOKING', id }, body.reason);
    return this.queries.one('BOOKING', id);
  }

  @Put(':id/decision')
  @Access('admin')
  @ApiCall({
    summary: 'Decline a booking that is not confirmed, with a full refund',
    description: 'After the pickup time too, when nothing can be cancelled any more.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleRental, example: { kind: 'BOOKING', status: 'DECLINED' } })
  async decide(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: BookingDecisionDto,
  ): Promise<ConsoleRental> {
    await this.declineRental.decline(by, { kind: 'BOOKING', id }, body.reason);
    return this.queries.one('BOOKING', id);
  }
}
