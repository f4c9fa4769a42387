import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarModule } from '../calendar/index.js';
import { CustomersModule } from '../customers/index.js';
import { FleetModule } from '../fleet/index.js';
import { LoginModule } from '../login/index.js';
import { RentalsModule } from '../rentals/index.js';
import { StaffModule } from '../staff/index.js';
import { ConfirmDeskRental } from './confirm-desk-rental.js';
import { DeskRental } from './desk-rental.entity.js';
import { DeskRentalQueries } from './desk-rental-queries.js';
import { DeskRentalsConsoleController } from './desk-rentals.console.controller.js';
import { DeskRentals } from './desk-rentals.js';
import { PlaceDeskRental } from './place-desk-rental.js';
import { QuoteDeskRental } from './quote-desk-rental.js';
import { ReleaseDeskHold } from './release-desk-hold.js';
import { RemoveDeskRentals } from './remove-desk-rentals.js';
import { SendDeskCode } from './send-desk-code.js';
import { SubmitDeskPayment } from './submit-desk-payment.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DeskRental]),
    CalendarModule,
    CustomersModule,
    FleetModule,
    LoginModule,
    RentalsModule,
    StaffModule,
  ],
  controllers: [DeskRentalsConsoleController],
  providers: [
    DeskRentals,
    DeskRentalQueries,
    RemoveDeskRentals,
    QuoteDeskRental,
    SendDeskCode,
    ConfirmDeskRental,
    SubmitDeskPayment,
    PlaceDeskRental,
    ReleaseDeskHold,
  ],
})
export class DeskRentalsModule {}
