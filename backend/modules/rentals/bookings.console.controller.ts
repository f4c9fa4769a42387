import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CancellationPreview } from '../../contract/rentals/cancellation.rules.js';
import type { ConsoleRentalDetails } from '../../contract/rentals/console-rental.js';
import type { ConsoleRental } from '../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall, ApiListQuery } from '../../platform/http/openapi/api-docs.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { readListQuery, sendList, type RawListQuery } from '../../platform/http/lists/simple-rest.js';
import { CancelRental } from './cancellation/cancel-rental.js';
import { CancellationOffer } from './cancellation/cancellation-offer.js';
import { StaffCancellationDto } from './cancellation/cancellation.dto.js';
import { DeclineBooking } from './decisions/decline-booking.js';
import { RENTAL_LIST, RentalQueries } from './queries/rental-queries.js';
import { BookingDecisionDto } from './rental.dto.js';
import { CONSOLE_RENTAL_EXAMPLE, CONSOLE_RENTAL_SCHEMA } from './rentals.docs.js';
import { CONSOLE_BOOKING_DOCS } from './console-rental.docs.js';
import { RentalHistoryQueries } from './queries/rental-history-queries.js';

@ApiTags('Console')
@Controller('console/bookings')
export class BookingsConsoleController {
  constructor(
    private readonly queries: RentalQueries,
    private readonly histories: RentalHistoryQueries,
    private readonly offers: CancellationOffer,
    private readonly cancelRental: CancelRental,
    private readonly declineBooking: DeclineBooking,
  ) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiListQuery(RENTAL_LIST)
  @ApiCall(CONSOLE_BOOKING_DOCS.list)
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
  one(@Param('id', RowId) id: number): Promise<ConsoleRentalDetails> {
    return this.histories.one('BOOKING', id);
  }

  @Get(':id/cancellation')
  @Access('admin')
  @ApiCall(CONSOLE_BOOKING_DOCS.preview)
  preview(@Param('id', RowId) id: number): Promise<CancellationPreview> {
    return this.offers.preview('staff', 'BOOKING', id);
  }

  @Put(':id/cancellation')
  @Access('admin')
  @ApiCall(CONSOLE_BOOKING_DOCS.cancel)
  async cancel(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: StaffCancellationDto,
  ): Promise<ConsoleRental> {
    await this.cancelRental.byStaff(by, 'BOOKING', id, body.reason);
    return this.queries.one('BOOKING', id);
  }

  @Put(':id/decision')
  @Access('admin')
  @ApiCall({
    summary: 'Decline a booking that is not confirmed, with a full refund',
    description: 'After the pickup time too, when nothing can be cancelled any more.',
    bare: true,
    data: CONSOLE_RENTAL_SCHEMA,
    example: { ...CONSOLE_RENTAL_EXAMPLE, kind: 'BOOKING', status: 'DECLINED' },
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  async decide(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: BookingDecisionDto,
  ): Promise<ConsoleRental> {
    await this.declineBooking.decline(by, id, body.reason);
    return this.queries.one('BOOKING', id);
  }
}
