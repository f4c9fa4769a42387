import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarModule } from '../calendar/index.js';
import { CustomersModule } from '../customers/index.js';
import { FleetModule } from '../fleet/index.js';
import { LoginModule } from '../login/index.js';
import { PaymentsModule } from '../payments/index.js';
import { StaffModule } from '../staff/index.js';
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
import { ExpireUnpaidRentals } from './expire-unpaid-rentals.js';
import { LimitUnverifiedRentals } from './limit-unverified-rentals.js';
import { LockRental } from './lock-rental.js';
import { MoveRental } from './move-rental.js';
import { PlaceDeskRental } from './place-desk-rental.js';
import { PlaceRental } from './place-rental.js';
import { ReleaseDeskHold } from './release-desk-hold.js';
import { RentalLists } from './rental-lists.js';
import { RentalStories } from './rental-story-lists.js';
import { RentalMove } from './rental-move.entity.js';
import { Rental } from './rental.entity.js';
import { ReservationsConsoleController } from './reservations.console.controller.js';
import { ReservationsController } from './reservations.controller.js';
import { SendDeskCode } from './send-desk-code.js';
import { SubmitDeskPayment } from './submit-desk-payment.js';
import { SubmitPayment } from './submit-payment.js';
import { TransactionDetailsController } from './transaction-details.controller.js';
import { TransactionDetailsForm } from './transaction-details.form.js';
import { CloseRentals } from './close-rentals.js';
import { DeclineBooking } from './decline-booking.js';
import { MarkNoShow } from './mark-no-show.js';
import { MarkPickedUp } from './mark-picked-up.js';
import { MarkReturned } from './mark-returned.js';
import { MoveTrip } from './move-trip.js';
import { TripRecord } from './trip-record.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Rental, RentalMove, DeskRental]),
    CalendarModule,
    CustomersModule,
    FleetModule,
    LoginModule,
    PaymentsModule,
    StaffModule,
  ],
  controllers: [
    BookingsController,
    ReservationsController,
    TransactionDetailsController,
    BookingsConsoleController,
    ReservationsConsoleController,
    DeskRentalsConsoleController,
  ],
  providers: [
    SubmitPayment,
    TransactionDetailsForm,
    LimitUnverifiedRentals,
    PlaceRental,
    LockRental,
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
    ExpireUnpaidRentals,
    RentalLists,
    RentalStories,
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
