import { Body, Controller, Get, HttpCode, Injectable, Param, Post, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { type CatalogueMessage, messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import { CancellationPreview } from '../../contract/rentals/cancellation.rules.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { Booking, Reservation } from '../../contract/rentals/rentals.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ok, ownList } from '../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { CancelRental } from './cancellation/cancel-rental.js';
import { CancellationDto } from './cancellation/cancellation.dto.js';
import { ComputeCancellation } from './cancellation/compute-cancellation.js';
import {
  BOOKING_DOCS,
  CANCELLED,
  type CustomerRentalDocs,
  RESERVATION_DOCS,
} from './customer-rental.docs.js';
import { PlaceRental } from './place-rental.js';
import { RentalQueries } from './queries/rental-queries.js';
import { RentalDto } from './rental.dto.js';
import { KIND_OF } from './rental.rules.js';

interface Routes {
  action: RentalAction;
  /** The path of the caller's own rentals. */
  own: string;
  docs: CustomerRentalDocs;
  /** The schema of the response. */
  rental: Type;
  texts: { received: CatalogueMessage; cancelled: CatalogueMessage; none: string };
}

/** The routes that bookings and reservations have in common. */
function customerRentals({ action, own, docs, rental, texts }: Routes) {
  const kind = KIND_OF[action];

  // The decorator makes the compiler emit the types of the dependencies.
  @Injectable()
  class CustomerRentalsController {
    constructor(
      private readonly placeRental: PlaceRental,
      private readonly queries: RentalQueries,
      private readonly cancellations: ComputeCancellation,
      private readonly cancelRental: CancelRental,
    ) {}

    @Post()
    @HttpCode(201)
    @Access('customer', 'renting')
    @ApiCall(docs.place)
    @ApiEnvelope(rental, { status: 201 })
    async place(
      @CalledBy() by: Caller,
      @Body() request: RentalDto,
      @Once() once: OnceKey | null,
    ): Promise<Envelope<Booking | Reservation>> {
      const { rentalId } = await this.placeRental.place(by, { action, request }, once);
      const placed = await this.queries.ownRental(kind, by.id, rentalId);
      return ok(placed, texts.received);
    }

    @Get(own)
    @Access('customer')
    @ApiCall(docs.own)
    @ApiEnvelope(rental, { isArray: true })
    async own(@CalledBy() by: Caller): Promise<Envelope<(Booking | Reservation)[]>> {
      return ownList(await this.queries.ownRentals(kind, by.id), texts.none);
    }

    @Get(':id/cancellation')
    @Access('customer')
    @ApiCall(docs.preview)
    @ApiEnvelope(CancellationPreview)
    async preview(
      @CalledBy() by: Caller,
      @Param('id', RowId) id: number,
    ): Promise<Envelope<CancellationPreview>> {
      return ok(await this.cancellations.preview({ customerId: by.id }, kind, id));
    }

    @Post(':id/cancellation')
    @HttpCode(200)
    @Access('customer')
    @ApiCall(docs.cancel)
    @ApiEnvelope(rental, { example: CANCELLED })
    async cancel(
      @CalledBy() by: Caller,
      @Param('id', RowId) id: number,
      @Body() body: CancellationDto,
      @Once() once: OnceKey | null,
    ): Promise<Envelope<Booking | Reservation>> {
      await this.cancelRental.byCustomer(by, { kind, id }, body, once);
      const cancelled = await this.queries.ownRental(kind, by.id, id);
      return ok(cancelled, texts.cancelled);
    }
  }
  return CustomerRentalsController;
}

@ApiTags('Bookings')
@Controller('api/bookings')
export class BookingsController extends customerRentals({
  action: 'book',
  own: 'user/bookings',
  docs: BOOKING_DOCS,
  rental: Booking,
  texts: {
    received: messageOf(rentalsMessages, 'bookingReceived'),
    cancelled: messageOf(rentalsMessages, 'bookingCancelled'),
    none: 'No bookings found.',
  },
}) {}

@ApiTags('Reservations')
@Controller('api/reservations')
export class ReservationsController extends customerRentals({
  action: 'reserve',
  own: 'user/reservations',
  docs: RESERVATION_DOCS,
  rental: Reservation,
  texts: {
    received: messageOf(rentalsMessages, 'reservationReceived'),
    cancelled: messageOf(rentalsMessages, 'reservationCancelled'),
    none: 'No reservations found.',
  },
}) {}
