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
import { ConfirmReservation } from '../decisions/confirm-reservation.js';
import { DeclineRental } from '../decisions/decline-rental.js';
import { RentalHistoryQueries } from '../queries/rental-history-queries.js';
import { RENTAL_LIST, RentalQueries, SCREEN_ONLY } from '../queries/rental-queries.js';
import { ReservationDecisionDto } from '../rental.dto.js';
import { BY_US, CONSOLE_RESERVATION_DOCS } from './console-rental.docs.js';

@ApiTags('Console')
@Controller('console/reservations')
export class ReservationsConsoleController {
  constructor(
    private readonly confirmReservation: ConfirmReservation,
    private readonly declineRental: DeclineRental,
    private readonly queries: RentalQueries,
    private readonly histories: RentalHistoryQueries,
    private readonly offers: CancellationOffer,
    private readonly cancelRental: CancelRental,
  ) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiCall(CONSOLE_RESERVATION_DOCS.list)
  @ApiList(ConsoleRental, RENTAL_LIST, { screenOnly: SCREEN_ONLY })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleRental[]> {
    const query = readListQuery(raw, RENTAL_LIST);
    return sendList(reply, 'reservations', query, await this.queries.page('RESERVATION', query));
  }

  @Get(':id')
  @Access('admin', 'custom-admin')
  @ApiCall(CONSOLE_RESERVATION_DOCS.one)
  @ApiOkResponse({ type: ConsoleRentalDetails })
  one(@Param('id', RowId) id: number): Promise<ConsoleRentalDetails> {
    return this.histories.one('RESERVATION', id);
  }

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
    return this.queries.one('RESERVATION', id);
  }

  @Get(':id/cancellation')
  @Access('admin')
  @ApiCall(CONSOLE_RESERVATION_DOCS.preview)
  @ApiOkResponse({ type: CancellationPreview, example: BY_US })
  preview(@Param('id', RowId) id: number): Promise<CancellationPreview> {
    return this.offers.preview('staff', 'RESERVATION', id);
  }

  @Put(':id/cancellation')
  @Access('admin')
  @ApiCall(CONSOLE_RESERVATION_DOCS.cancel)
  @ApiOkResponse({ type: ConsoleRental, example: { status: 'CANCELLED' } })
  async cancel(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: StaffCancellationDto,
  ): Promise<ConsoleRental> {
    await this.cancelRental.byStaff(by, { kind: 'RESERVATION', id }, body.reason);
    return this.queries.one('RESERVATION', id);
  }
}
