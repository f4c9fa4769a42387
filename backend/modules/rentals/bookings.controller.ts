import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CancellationPreview } from '../../contract/cancellation.rules.js';
import type { Envelope } from '../../contract/codes.js';
import type { Booking } from '../../contract/rentals.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall } from '../../platform/http/api-docs.js';
import { ok, ownList } from '../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../platform/http/idempotency.js';
import { RowId } from '../../platform/http/row-id.js';
import { CancelRental } from './cancel-rental.js';
import { CancellationOffer } from './cancellation-offer.js';
import { previewDocs } from './cancellation.docs.js';
import { CancellationDto } from './cancellation.dto.js';
import { PlaceRental } from './place-rental.js';
import { RentalLists } from './rental-lists.js';
import { RentalDto } from './rental.dto.js';
import { BOOKING_EXAMPLE, BOOKING_SCHEMA, CANCELLED } from './rentals.docs.js';

@ApiTags('Bookings')
@Controller('api/bookings')
export class BookingsController {
  constructor(
    private readonly placeRental: PlaceRental,
    private readonly lists: RentalLists,
    private readonly offers: CancellationOffer,
    private readonly cancelRental: CancelRental,
  ) {}

  @Post()
  @HttpCode(201)
  @Access('customer', 'renting')
  @ApiCall({
    summary: 'Book a car that was paid for',
    status: 201,
    idempotent: true,
    data: BOOKING_SCHEMA,
    example: BOOKING_EXAMPLE,
    refusals: [
      'INVALID',
      'NOT_FOUND',
      'ACCOUNT_REJECTED',
      'APPROVAL_NEEDED',
      'TAKEN',
      'TOO_MANY_OPEN',
      'PAYMENT_NEEDED',
      'FARE_CHANGED',
      'MISMATCH',
      'RUNNING',
    ],
  })
  async place(
    @CalledBy() by: Caller,
    @Body() body: RentalDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<Booking>> {
    const { rentalId } = await this.placeRental.place(by, 'book', body, once);
    return ok(
      await this.lists.ownBooking(by.id, rentalId),
      'Booking received. We confirm it after our checks.',
    );
  }

  @Get('user/bookings')
  @Access('customer')
  @ApiCall({
    summary: "The caller's bookings, newest first",
    data: { type: 'array', items: BOOKING_SCHEMA },
    example: [BOOKING_EXAMPLE],
  })
  async own(@CalledBy() by: Caller): Promise<Envelope<Booking[]>> {
    return ownList(await this.lists.ownBookings(by.id), 'No bookings found.');
  }

  @Get(':id/cancellation')
  @Access('customer')
  @ApiCall(previewDocs('booking'))
  async preview(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
  ): Promise<Envelope<CancellationPreview>> {
    return ok(await this.offers.preview({ customerId: by.id }, 'BOOKING', id));
  }

  @Post(':id/cancellation')
  @HttpCode(200)
  @Access('customer')
  @ApiCall({
    summary: 'Cancel this booking',
    description: 'The car is free again at once. Cancelling again answers the same.',
    idempotent: true,
    data: BOOKING_SCHEMA,
    example: { ...BOOKING_EXAMPLE, ...CANCELLED },
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'FARE_CHANGED', 'MISMATCH', 'RUNNING'],
  })
  async cancel(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: CancellationDto,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<Booking>> {
    await this.cancelRental.byCustomer(by, 'BOOKING', id, body, once);
    return ok(await this.lists.ownBooking(by.id, id), 'Your booking is cancelled.');
  }
}
