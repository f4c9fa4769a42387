import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CancellationPreview } from '../../contract/cancellation.rules.js';
import type { ConsoleRentalDetails } from '../../contract/console-rental.js';
import type { ConsoleRental } from '../../contract/console.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall, ApiListQuery } from '../../platform/http/api-docs.js';
import { RowId } from '../../platform/http/row-id.js';
import { readListQuery, sendList, type RawListQuery } from '../../platform/http/simple-rest.js';
import { DecideReservation } from './decide-reservation.js';
import { CancelRental } from './cancel-rental.js';
import { CancellationOffer } from './cancellation-offer.js';
import { previewDocs } from './cancellation.docs.js';
import { StaffCancellationDto } from './cancellation.dto.js';
import { MoveTrip } from './move-trip.js';
import { RENTAL_LIST, RentalLists } from './rental-lists.js';
import { ReservationDecisionDto, TripDto } from './rental.dto.js';
import { CONSOLE_RENTAL_EXAMPLE, CONSOLE_RENTAL_SCHEMA } from './rentals.docs.js';
import { RENTAL_DETAILS_EXAMPLE, RENTAL_DETAILS_SCHEMA } from './rental-story.docs.js';
import { RentalStories } from './rental-story-lists.js';

@ApiTags('Console')
@Controller('console/reservations')
export class ReservationsConsoleController {
  constructor(
    private readonly decideReservation: DecideReservation,
    private readonly lists: RentalLists,
    private readonly stories: RentalStories,
    private readonly offers: CancellationOffer,
    private readonly cancelRental: CancelRental,
    private readonly moveTrip: MoveTrip,
  ) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiListQuery(RENTAL_LIST)
  @ApiCall({
    summary: 'Reservations, a page at a time',
    bare: true,
    data: { type: 'array', items: CONSOLE_RENTAL_SCHEMA },
    example: [CONSOLE_RENTAL_EXAMPLE],
    refusals: ['INVALID'],
  })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleRental[]> {
    const query = readListQuery(raw, RENTAL_LIST);
    return sendList(reply, 'reservations', query, await this.lists.page('RESERVATION', query));
  }

  @Get(':id')
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'One reservation, with all that happened to it',
    bare: true,
    data: RENTAL_DETAILS_SCHEMA,
    example: RENTAL_DETAILS_EXAMPLE,
    refusals: ['NOT_FOUND'],
  })
  one(@Param('id', RowId) id: number): Promise<ConsoleRentalDetails> {
    return this.stories.one('RESERVATION', id);
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
    return this.lists.one('RESERVATION', id);
  }

  @Get(':id/cancellation')
  @Access('admin')
  @ApiCall(previewDocs('reservation', true))
  preview(@Param('id', RowId) id: number): Promise<CancellationPreview> {
    return this.offers.preview('us', 'RESERVATION', id);
  }

  @Put(':id/cancellation')
  @Access('admin')
  @ApiCall({
    summary: 'Cancel a reservation: everything paid is owed back',
    bare: true,
    data: CONSOLE_RENTAL_SCHEMA,
    example: { ...CONSOLE_RENTAL_EXAMPLE, status: 'CANCELLED' },
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  async cancel(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: StaffCancellationDto,
  ): Promise<ConsoleRental> {
    await this.cancelRental.byStaff(by, 'RESERVATION', id, body.reason);
    return this.lists.one('RESERVATION', id);
  }

  @Put(':id/trip')
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'Record that the car was picked up, returned or not collected',
    description:
      'ON_TRIP from CONFIRMED, from the turnaround buffer before the pickup time until the return time, while no other rental has the car. ' +
      'RETURNED from ON_TRIP. NO_SHOW from CONFIRMED after the pickup time, without a refund.',
    bare: true,
    data: CONSOLE_RENTAL_SCHEMA,
    example: { ...CONSOLE_RENTAL_EXAMPLE, status: 'ON_TRIP' },
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  async trip(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: TripDto,
  ): Promise<ConsoleRental> {
    await this.moveTrip.move(by, 'RESERVATION', id, body);
    return this.lists.one('RESERVATION', id);
  }
}
