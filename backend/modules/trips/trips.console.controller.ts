import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ConsoleRental } from '../../contract/console.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { RentalQueries } from '../rentals/index.js';
import { MoveTrip } from './move-trip.js';
import { tripDocs } from './trip.docs.js';
import { TripDto } from './trip.dto.js';

@ApiTags('Console')
@Controller('console')
@Access('admin', 'custom-admin')
export class TripsConsoleController {
  constructor(
    private readonly moveTrip: MoveTrip,
    private readonly queries: RentalQueries,
  ) {}

  @Put('bookings/:id/trip')
  @ApiCall(tripDocs('BOOKING'))
  ofBooking(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: TripDto,
  ): Promise<ConsoleRental> {
    return this.move(by, 'BOOKING', id, body);
  }

  @Put('reservations/:id/trip')
  @ApiCall(tripDocs('RESERVATION'))
  ofReservation(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: TripDto,
  ): Promise<ConsoleRental> {
    return this.move(by, 'RESERVATION', id, body);
  }

  private async move(by: Caller, kind: RentalKind, id: number, body: TripDto): Promise<ConsoleRental> {
    await this.moveTrip.move(by, kind, id, body);
    return this.queries.one(kind, id);
  }
}
