import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { RentalsModule } from '../rentals/index.js';
import { StaffModule } from '../staff/index.js';
import { EarlyReturnQueries } from './early-return-queries.js';
import { MarkNoShow } from './mark-no-show.js';
import { MarkPickedUp } from './mark-picked-up.js';
import { MarkReturned } from './mark-returned.js';
import { MoveTrip } from './move-trip.js';
import { RecordTrip } from './record-trip.js';
import { TripRecordConsoleController } from './trip-record.console.controller.js';
import { TripRecord } from './trip-record.js';
import { TripsConsoleController } from './trips.console.controller.js';

@Module({
  imports: [PaymentsModule, RentalsModule, StaffModule],
  controllers: [TripsConsoleController, TripRecordConsoleController],
  providers: [TripRecord, MarkPickedUp, MarkReturned, MarkNoShow, RecordTrip, EarlyReturnQueries, MoveTrip],
})
export class TripsModule {}
