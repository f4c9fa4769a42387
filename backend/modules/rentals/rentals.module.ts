import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/index.js';
import { FleetModule } from '../fleet/index.js';
import { LoginModule } from '../login/index.js';
import { PaymentsModule } from '../payments/index.js';
import { StaffModule } from '../staff/index.js';
import { AvailabilityController } from './availability.controller.js';
import { BlockLists } from './block-lists.js';
import { BlocksConsoleController } from './blocks.console.controller.js';
import { BookingsConsoleController } from './bookings.console.controller.js';
import { BookingsController } from './bookings.controller.js';
import { CancelRental } from './cancel-rental.js';
import { CancellationOffer } from './cancellation-offer.js';
import { ConfirmVerifiedBookings } from './confirm-verified-bookings.js';
import { DecideReservation } from './decide-reservation.js';
import { ConfirmDeskRental } from './confirm-desk-rental.js';
import { DeskRentalLists } from './desk-rental-lists.js';
import { DeskRental } from './desk-rental.entity.js';
import { DeskRentals } from './desk-rentals.js';
import { DeskRentalsConsoleController } from './desk-rentals.console.controller.js';
import { HoldLists } from './hold-lists.js';
import { Hold } from './hold.entity.js';
import { HoldsController } from './holds.controller.js';
import { MoveRental } from './move-rental.js';
import { Occupancy } from './occupancy.entity.js';
import { PlaceBlock } from './place-block.js';
import { PlaceDeskRental } from './place-desk-rental.js';
import { PlaceHold } from './place-hold.js';
import { PlaceRental } from './place-rental.js';
import { ReleaseDeskHold } from './release-desk-hold.js';
import { ReleaseHold } from './release-hold.js';
import { RemoveBlock } from './remove-block.js';
import { RentalLists } from './rental-lists.js';
import { RentalStories } from './rental-story-lists.js';
import { RentalMove } from './rental-move.entity.js';
import { Rental } from './rental.entity.js';
import { ReservationsConsoleController } from './reservations.console.controller.js';
import { ReservationsController } from './reservations.controller.js';
import { SendDeskCode } from './send-desk-code.js';
import { Slots } from './slot.js';
import { SubmitDeskPayment } from './submit-desk-payment.js';
import { SubmitPayment } from './submit-payment.js';
import { TimelineConsoleController } from './timeline.console.controller.js';
import { TimelineLists } from './timeline-lists.js';
import { TransactionDetailsController } from './transaction-details.controller.js';
import { TransactionDetailsForm } from './transaction-details.form.js';
import { CloseRentals } from './close-rentals.js';
import { DeclineBooking } from './decline-booking.js';
import { MarkNoShow } from './mark-no-show.js';
import { MarkPickedUp } from './mark-picked-up.js';
import { MarkReturned } from './mark-returned.js';
import { MoveTrip } from './move-trip.js';
import { TripRecord } from './trip-record.js';
import { WhatElseIsFree } from './what-else-is-free.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Hold, Rental, RentalMove, Occupancy, DeskRental]),
    CustomersModule,
    FleetModule,
    LoginModule,
    PaymentsModule,
    StaffModule,
  ],
  controllers: [
    AvailabilityController,
    HoldsController,
    BookingsController,
    ReservationsController,
    TransactionDetailsController,
    BookingsConsoleController,
    ReservationsConsoleController,
    BlocksConsoleController,
    TimelineConsoleController,
    DeskRentalsConsoleController,
  ],
  providers: [
    Slots,
    WhatElseIsFree,
    HoldLists,
    PlaceHold,
    ReleaseHold,
    SubmitPayment,
    TransactionDetailsForm,
    PlaceRental,
    MoveRental,
    ConfirmVerifiedBookings,
    DecideReservation,
    CancellationOffer,
    CancelRental,
    DeclineBooking,
    TripRecord,
    MarkPickedUp,
    MarkReturned,
    MarkNoShow,
    MoveTrip,
    CloseRentals,
    RentalLists,
    RentalStories,
    PlaceBlock,
    RemoveBlock,
    BlockLists,
    TimelineLists,
    DeskRentals,
    DeskRentalLists,
    SendDeskCode,
    ConfirmDeskRental,
    SubmitDeskPayment,
    PlaceDeskRental,
    ReleaseDeskHold,
  ],
})
export class RentalsModule {}
