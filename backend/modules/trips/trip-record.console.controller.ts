import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConsoleRental } from '../../contract/console.js';
import { EarlyReturnPreview } from '../../contract/rentals/kept-fare.rules.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { RentalQueries } from '../rentals/index.js';
import { CorrectReading } from './correct-reading.js';
import { EarlyReturnQueries } from './early-return-queries.js';
import { RecordTrip } from './record-trip.js';
import { ReadingCorrectionDto, TripRecordDto } from './trip.dto.js';

@ApiTags('Console')
@Controller('console/rentals')
@Access('admin', 'custom-admin')
export class TripRecordConsoleController {
  constructor(
    private readonly recordTrip: RecordTrip,
    private readonly correctReading: CorrectReading,
    private readonly queries: RentalQueries,
    private readonly earlyReturns: EarlyReturnQueries,
  ) {}

  @Get(':id/early-return')
  @ApiCall({
    summary: 'Compute the kept and the refunded amount if the trip ends now',
    description: 'Depends on who ends it: the customer or the business.',
    refusals: ['NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: EarlyReturnPreview })
  earlyReturn(@Param('id', RowId) id: number): Promise<EarlyReturnPreview> {
    return this.earlyReturns.preview(id);
  }

  @Post(':id/trip-record')
  @HttpCode(200)
  @ApiCall({
    summary: 'Record a whole trip afterwards, or only its pickup',
    description:
      'For a CONFIRMED booking or reservation past its return time. The pickup lies between the turnaround buffer before the pickup time and the return time. Without `returnedAt` the customer still has the car: the rental is ON_TRIP and overdue, which is refused with 1015 CAR_WAS_OUT if another trip has had the car since then.',
    idempotent: true,
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE', 'MISMATCH', 'RUNNING'],
  })
  @ApiOkResponse({ type: ConsoleRental, example: { status: 'RETURNED' } })
  async record(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: TripRecordDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleRental> {
    const trip = {
      pickedUpAt: new Date(body.pickedUpAt),
      returnedAt: body.returnedAt ? new Date(body.returnedAt) : null,
      pickupOdometer: body.pickupOdometer ?? null,
      returnOdometer: body.returnOdometer ?? null,
      note: body.note,
      confirmed: body.confirmed ?? false,
    };
    await this.recordTrip.record(by, id, trip, once);
    return this.queries.findById(by, null, id);
  }

  @Put(':id/odometer')
  @Access('admin')
  @ApiCall({
    summary: 'Correct the mistyped odometer of a pickup or return',
    description:
      'The record stays as it was signed. The corrected reading lies between the earlier and the later reading of the car, and the kilometres of a draft settlement are computed again. An issued settlement does not change.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiOkResponse({ type: ConsoleRental, example: { status: 'ON_TRIP' } })
  async odometer(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() body: ReadingCorrectionDto,
  ): Promise<ConsoleRental> {
    await this.correctReading.correct(by, id, body);
    return this.queries.findById(by, null, id);
  }
}
