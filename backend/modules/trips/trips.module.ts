import { Module } from '@nestjs/common';
import { RentalsModule } from '../rentals/index.js';
import { StaffModule } from '../staff/index.js';
import { MarkNoShow } from './mark-no-show.js';
import { MarkPickedUp } from './mark-picked-up.js';
import { MarkReturned } from './mark-returned.js';
import { MoveTrip } from './move-trip.js';
import { TripRecord } from './trip-record.js';
import { TripsConsoleController } from './trips.console.controller.js';

@Module({
  imports: [RentalsModule, StaffModule],
  controllers: [TripsConsoleController],
  providers: [TripRecord, MarkPickedUp, MarkReturned, MarkNoShow, MoveTrip],
})
export class TripsModule {}
