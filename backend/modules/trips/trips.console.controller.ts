import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConsoleRental } from '../../contract/console.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall, type ApiCallDocs } from '../../platform/http/openapi/api-docs.js';
import { RentalQueries } from '../rentals/index.js';
import { MoveTrip } from './move-trip.js';
import { TripDto } from './trip.dto.js';

const TRIP: ApiCallDocs = {
  summary: 'Record that the car was picked up, returned or could not be handed over',
  description:
    'ON_TRIP and RETURNED are for admins with a reason, while the setting `plainTrip` is on; otherwise the form of the handover is used (1015 HANDOVER_NEEDED). ' +
    'ON_TRIP from CONFIRMED, from the turnaround buffer before the pickup time until the return time, while no other rental has the car, the customer is not suspended and no document of the car has expired; `allowBalance` also while money is owed (1013). ' +
    'RETURNED from ON_TRIP; `early` reduces the fare before the return time (1015 NOT_EARLY from then on). NO_SHOW from CONFIRMED from `noShowAfterMinutes` after the pickup time.',
  refusals: ['INVALID', 'NOT_FOUND', 'ACCOUNT_REJECTED', 'PAYMENT_NEEDED', 'WRONG_STATE', 'APPROVAL_NEEDED'],
};

@ApiTags('Console')
@Controller('console')
@Access('admin', 'custom-admin')
export class TripsConsoleController {
  constructor(
    private readonly moveTrip: MoveTrip,
    private readonly queries: RentalQueries,
  ) {}

  @Put('bookings/:id/trip')
  @ApiCall(TRIP)
  @ApiOkResponse({ type: ConsoleRental, example: { kind: 'BOOKING', status: 'ON_TRIP' } })
  ofBooking(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: TripDto,
  ): Promise<ConsoleRental> {
    return this.move(by, 'BOOKING', id, body);
  }

  @Put('reservations/:id/trip')
  @ApiCall(TRIP)
  @ApiOkResponse({ type: ConsoleRental, example: { kind: 'RESERVATION', status: 'ON_TRIP' } })
  ofReservation(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: TripDto,
  ): Promise<ConsoleRental> {
    return this.move(by, 'RESERVATION', id, body);
  }

  private async move(by: Caller, kind: RentalKind, id: number, body: TripDto): Promise<ConsoleRental> {
    await this.moveTrip.move(by, kind, id, body);
    return this.queries.findById(by, kind, id);
  }
}
