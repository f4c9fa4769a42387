import { Body, Controller, Get, Injectable, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleRental } from '../../../contract/console.js';
import { CancellationPreview } from '../../../contract/rentals/cancellation.rules.js';
import { ConsoleRentalDetails, RentalViewCounts } from '../../../contract/rentals/console-rental.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../../platform/http/openapi/api-docs.js';
import { CancelByUs } from '../cancellation/cancel-by-us.js';
import { StaffCancellationDto } from '../cancellation/cancellation.dto.js';
import { ComputeCancellation } from '../cancellation/compute-cancellation.js';
import { ConfirmReservation } from '../decisions/confirm-reservation.js';
import { DeclineRental } from '../decisions/decline-rental.js';
import { RentalHistoryQueries } from '../queries/rental-history-queries.js';
import { RENTAL_LIST, RentalQueries, SCREEN_ONLY } from '../queries/rental-queries.js';
import { BookingDecisionDto, ReservationDecisionDto } from '../rental.dto.js';
import {
  BY_US,
  CONSOLE_BOOKING_DOCS,
  CONSOLE_RESERVATION_DOCS,
  type ConsoleRentalDocs,
} from './console-rental.docs.js';

interface Routes {
  kind: RentalKind;
  /** The resource of the console. */
  list: string;
  docs: ConsoleRentalDocs;
}

/** The routes that bookings and reservations have in common. */
function consoleRentals({ kind, list, docs }: Routes) {
  // The decorator makes the compiler emit the types of the dependencies.
  @Injectable()
  class ConsoleRentalsController {
    constructor(
      protected readonly queries: RentalQueries,
      protected readonly confirmReservation: ConfirmReservation,
      protected readonly declineRental: DeclineRental,
      private readonly histories: RentalHistoryQueries,
      private readonly cancellations: ComputeCancellation,
      private readonly cancelByUs: CancelByUs,
    ) {}

    @Get()
    @Access('admin', 'custom-admin')
    @ApiCall(docs.list)
    @ApiList(ConsoleRental, RENTAL_LIST, { screenOnly: SCREEN_ONLY, example: { kind } })
    async list(
      @CalledBy() by: Caller,
      @Query() raw: RawListQuery,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<ConsoleRental[]> {
      const query = readListQuery(raw, RENTAL_LIST);
      return sendList(reply, list, query, await this.queries.page(by, kind, query));
    }

    @Get('counts')
    @Access('admin', 'custom-admin')
    @ApiCall(docs.counts)
    @ApiOkResponse({ type: RentalViewCounts })
    counts(): Promise<RentalViewCounts> {
      return this.queries.viewCounts(kind);
    }

    @Get(':id')
    @Access('admin', 'custom-admin')
    @ApiCall(docs.one)
    @ApiOkResponse({ type: ConsoleRentalDetails, example: { kind } })
    one(@CalledBy() by: Caller, @Param('id', RowId) id: number): Promise<ConsoleRentalDetails> {
      return this.histories.findById(by, kind, id);
    }

    @Get(':id/cancellation')
    @Access('admin', 'custom-admin')
    @ApiCall(docs.preview)
    @ApiOkResponse({ type: CancellationPreview, example: BY_US })
    preview(@Param('id', RowId) id: number): Promise<CancellationPreview> {
      return this.cancellations.preview('staff', kind, id);
    }

    @Put(':id/cancellation')
    @Access('admin')
    @ApiCall(docs.cancel)
    @ApiOkResponse({ type: ConsoleRental, example: { kind, status: 'CANCELLED' } })
    async cancel(
      @CalledBy() by: Caller,
      @Param('id', RowId) id: number,
      @Body() body: StaffCancellationDto,
    ): Promise<ConsoleRental> {
      // Refuses a rental of the other kind.
      await this.queries.findById(by, kind, id);
      await this.cancelByUs.cancel(by, id, { cause: 'OTHER', note: body.reason, photos: [] }, null);
      return this.queries.findById(by, kind, id);
    }
  }
  return ConsoleRentalsController;
}

@ApiTags('Console')
@Controller('console/bookings')
export class BookingsConsoleController extends consoleRentals({
  kind: 'BOOKING',
  list: 'bookings',
  docs: CONSOLE_BOOKING_DOCS,
}) {
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
    @Body() { reason }: BookingDecisionDto,
  ): Promise<ConsoleRental> {
    await this.declineRental.decline(by, { kind: 'BOOKING', id }, reason);
    return this.queries.findById(by, 'BOOKING', id);
  }
}

@ApiTags('Console')
@Controller('console/reservations')
export class ReservationsConsoleController extends consoleRentals({
  kind: 'RESERVATION',
  list: 'reservations',
  docs: CONSOLE_RESERVATION_DOCS,
}) {
  @Put(':id/decision')
  @Access('admin')
  @ApiCall({
    summary: 'Confirm or decline a reservation',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleRental, example: { status: 'CONFIRMED' } })
  async decide(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { decision, reason }: ReservationDecisionDto,
  ): Promise<ConsoleRental> {
    if (decision === 'CONFIRMED') await this.confirmReservation.confirm(by, id, reason ?? null);
    else await this.declineRental.decline(by, { kind: 'RESERVATION', id }, reason);
    return this.queries.findById(by, 'RESERVATION', id);
  }
}
