import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import { CancellationPreview } from '../../contract/rentals/cancellation.rules.js';
import { Booking } from '../../contract/rentals/rentals.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ok, ownList } from '../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { CancelRental } from './cancellation/cancel-rental.js';
import { CancellationDto } from './cancellation/cancellation.dto.js';
import { CancellationOffer } from './cancellation/cancellation-offer.js';
import { BOOKING_DOCS, CANCELLED } from './customer-rental.docs.js';
import { PlaceRental } from './place-rental.js';
import { RentalQueries } from './queries/rental-queries.js';
import { RentalDto } from './rental.dto.js';

@ApiTags('Bookings')
@Controller('api/bookings')
export class BookingsController {
  constructor(
    private readonly placeRental: PlaceRental,
    private readonly queries: RentalQueries,
    private readonly offers: CancellationOffer,
    private readonly cancelRental: CancelRental,
  ) {}

  @Post()
  @HttpCode(201)
  @Access('customer', 'renting')
  @ApiCall(BOOKING_DOCS.place)
  @ApiEnvelope(Booking, { status: 201 })
  async place(
    @CalledBy() by: Caller,
    @Body() body: RentalDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<Booking>> {
    const { rentalId } = await this.placeRental.place(by, { action: 'book', request: body }, once);
    return ok(await this.queries.ownBooking(by.id, rentalId), messageOf(rentalsMessages, 'bookingReceived'));
  }

  @Get('user/bookings')
  @Access('customer')
  @ApiCall(BOOKING_DOCS.own)
  @ApiEnvelope(Booking, { isArray: true })
  async own(@CalledBy() by: Caller): Promise<Envelope<Booking[]>> {
    return ownList(await this.queries.ownBookings(by.id), 'No bookings found.');
  }

  @Get(':id/cancellation')
  @Access('customer')
  @ApiCall(BOOKING_DOCS.preview)
  @ApiEnvelope(CancellationPreview)
  async preview(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
  ): Promise<Envelope<CancellationPreview>> {
    return ok(await this.offers.preview({ customerId: by.id }, 'BOOKING', id));
  }

  @Post(':id/cancellation')
  @HttpCode(200)
  @Access('customer')
  @ApiCall(BOOKING_DOCS.cancel)
  @ApiEnvelope(Booking, { example: CANCELLED })
  async cancel(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: CancellationDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<Booking>> {
    await this.cancelRental.byCustomer(by, { kind: 'BOOKING', id }, body, once);
    return ok(await this.queries.ownBooking(by.id, id), messageOf(rentalsMessages, 'bookingCancelled'));
  }
}
