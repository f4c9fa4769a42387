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
import { DecideReservation } from './decisions/decide-reservation.js';
import { CancelRental } from './cancellation/cancel-rental.js';
import { CancellationOffer } from './cancellation/cancellation-offer.js';
import { StaffCancellationDto } from './cancellation/cancellation.dto.js';
import { RENTAL_LIST, RentalQueries } from './queries/rental-queries.js';
import { ReservationDecisionDto } from './rental.dto.js';
import { CONSOLE_RENTAL_EXAMPLE, CONSOLE_RENTAL_SCHEMA } from './rentals.docs.js';
import { CONSOLE_RESERVATION_DOCS } from './console-rental.docs.js';
import { RentalHistoryQueries } from './queries/rental-history-queries.js';

@ApiTags('Console')
@Controller('console/reservations')
export class ReservationsConsoleController {
  constructor(
    private readonly decideReservation: DecideReservation,
    private readonly queries: RentalQueries,
    private readonly histories: RentalHistoryQueries,
    private readonly offers: CancellationOffer,
    private readonly cancelRental: CancelRental,
  ) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiListQuery(RENTAL_LIST)
  @ApiCall(CONSOLE_RESERVATION_DOCS.list)
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
  one(@Param('id', RowId) id: number): Promise<ConsoleRentalDetails> {
    return this.histories.one('RESERVATION', id);
  }

  @Put(':id/decision')
  @Access('admin')
  @ApiCall({
    summary: 'Confirm or decline a reservation',
    bare: true,
    data: CONSOLE_RENTAL_SCHEMA,
    example: { ...CONSOLE_RENTAL_EXAMPLE, status: 'CONFIRMED' },
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  async decide(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: ReservationDecisionDto,
  ): Promise<ConsoleRental> {
    await this.decideReservation.decide(by, id, body);
    return this.queries.one('RESERVATION', id);
  }

  @Get(':id/cancellation')
  @Access('admin')
  @ApiCall(CONSOLE_RESERVATION_DOCS.preview)
  preview(@Param('id', RowId) id: number): Promise<CancellationPreview> {
    return this.offers.preview('staff', 'RESERVATION', id);
  }

  @Put(':id/cancellation')
  @Access('admin')
  @ApiCall(CONSOLE_RESERVATION_DOCS.cancel)
  async cancel(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: StaffCancellationDto,
  ): Promise<ConsoleRental> {
    await this.cancelRental.byStaff(by, 'RESERVATION', id, body.reason);
    return this.queries.one('RESERVATION', id);
  }
}
