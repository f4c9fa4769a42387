import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import { CancellationPreview } from '../../contract/rentals/cancellation.rules.js';
import { Reservation } from '../../contract/rentals/rentals.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ok, ownList } from '../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { CancelRental } from './cancellation/cancel-rental.js';
import { CancellationDto } from './cancellation/cancellation.dto.js';
import { CancellationOffer } from './cancellation/cancellation-offer.js';
import { CANCELLED, RESERVATION_DOCS } from './customer-rental.docs.js';
import { PlaceRental } from './place-rental.js';
import { RentalQueries } from './queries/rental-queries.js';
import { RentalDto } from './rental.dto.js';

@ApiTags('Reservations')
@Controller('api/reservations')
export class ReservationsController {
  constructor(
    private readonly placeRental: PlaceRental,
    private readonly queries: RentalQueries,
    private readonly offers: CancellationOffer,
    private readonly cancelRental: CancelRental,
  ) {}

  @Post()
  @HttpCode(201)
  @Access('customer', 'renting')
  @ApiCall(RESERVATION_DOCS.place)
  @ApiEnvelope(Reservation, { status: 201 })
  async place(
    @CalledBy() by: Caller,
    @Body() body: RentalDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<Reservation>> {
    const { rentalId } = await this.placeRental.place(by, { action: 'reserve', request: body }, once);
    return ok(
      await this.queries.ownReservation(by.id, rentalId),
      messageOf(rentalsMessages, 'reservationReceived'),
    );
  }

  @Get('user/reservations')
  @Access('customer')
  @ApiCall(RESERVATION_DOCS.own)
  @ApiEnvelope(Reservation, { isArray: true })
  async own(@CalledBy() by: Caller): Promise<Envelope<Reservation[]>> {
    return ownList(await this.queries.ownReservations(by.id), 'No reservations found.');
  }

  @Get(':id/cancellation')
  @Access('customer')
  @ApiCall(RESERVATION_DOCS.preview)
  @ApiEnvelope(CancellationPreview)
  async preview(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
  ): Promise<Envelope<CancellationPreview>> {
    return ok(await this.offers.preview({ customerId: by.id }, 'RESERVATION', id));
  }

  @Post(':id/cancellation')
  @HttpCode(200)
  @Access('customer')
  @ApiCall(RESERVATION_DOCS.cancel)
  @ApiEnvelope(Reservation, { example: CANCELLED })
  async cancel(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: CancellationDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<Reservation>> {
    await this.cancelRental.byCustomer(by, { kind: 'RESERVATION', id }, body, once);
    return ok(
      await this.queries.ownReservation(by.id, id),
      messageOf(rentalsMessages, 'reservationCancelled'),
    );
  }
}
