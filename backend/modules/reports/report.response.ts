import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../contract/money.js';
import {
  RENTAL_STATUSES,
  RENTAL_WAITS,
  type RentalKind,
  type RentalStatus,
  type RentalWait,
} from '../../contract/rentals/rentals.js';
import type {
  DayUse,
  DeskReport,
  DueGroup,
  DueRental,
  TodayReport,
  Waiting,
} from '../../contract/reports.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<DueRental>()
export class DueRentalResponse implements DueRental {
  @ApiProperty({ type: 'integer', example: 41 })
  id: number;

  @ApiProperty({ enum: ['BOOKING', 'RESERVATION'], example: 'BOOKING' })
  kind: RentalKind;

  @ApiProperty({ example: 'K7PQ2M9XRA' })
  reference: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T12:30:00.000Z' })
  at: string;

  @ApiProperty({ example: 'Maruti Suzuki Dzire VXi' })
  carName: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'MH12AB1234' })
  plate: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  customerName: string | null;

  @ApiProperty({ example: '9876543210' })
  customerMobile: string;

  @ApiProperty({ type: 'integer', example: 12 })
  customerId: number;

  @ApiProperty({
    enum: RENTAL_WAITS,
    nullable: true,
    description: 'What a pending one waits for: staff with _REVIEW and DECISION, otherwise the customer.',
    example: null,
  })
  waitsFor: RentalWait | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The newest payment in `/console/transactions`.',
    example: 5,
  })
  transactionRow: number | null;

  @ApiProperty({ enum: RENTAL_STATUSES, isArray: true, example: ['ON_TRIP', 'CANCELLED'] })
  possibleMoves: RentalStatus[];
}

@ResponseSchema<DueGroup>()
export class DueGroupResponse implements DueGroup {
  @ApiProperty({ type: 'integer', example: 1 })
  bookings: number;

  @ApiProperty({ type: 'integer', example: 0 })
  reservations: number;

  @ApiProperty({ type: [DueRentalResponse] })
  rows: DueRentalResponse[];
}

@ResponseSchema<DeskReport['due']>()
export class DueRentalsResponse {
  @ApiProperty({ type: DueGroupResponse })
  PICKUP_TODAY: DueGroupResponse;

  @ApiProperty({ type: DueGroupResponse })
  RETURN_TODAY: DueGroupResponse;

  @ApiProperty({ type: DueGroupResponse })
  PICKUP_LATE: DueGroupResponse;

  @ApiProperty({ type: DueGroupResponse })
  RETURN_LATE: DueGroupResponse;

  @ApiProperty({ type: DueGroupResponse })
  PICKUP_UNCONFIRMED: DueGroupResponse;
}

@ResponseSchema<DeskReport['out']>()
export class CarsOutResponse {
  @ApiProperty({ type: 'integer', example: 3 })
  bookings: number;

  @ApiProperty({ type: 'integer', example: 1 })
  reservations: number;
}

@ResponseSchema<DeskReport>()
export class DeskReportResponse implements DeskReport {
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  day: string;

  @ApiProperty({ type: DueRentalsResponse })
  due: DueRentalsResponse;

  @ApiProperty({ type: CarsOutResponse })
  out: CarsOutResponse;

  @ApiProperty({ type: 'integer', example: 24 })
  carsOnOffer: number;
}

@ResponseSchema<Waiting>()
export class WaitingResponse implements Waiting {
  @ApiProperty({ type: 'integer', example: 2 })
  count: number;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: '2026-11-20T06:30:00.000Z' })
  since: string | null;
}

@ResponseSchema<TodayReport['awaitingPayment']>()
export class AwaitingPaymentResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  bookings: number;

  @ApiProperty({ type: 'integer', example: 0 })
  reservations: number;
}

@ResponseSchema<TodayReport['refunds']>()
export class RefundsDueResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  count: number;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 1899.5 })
  amount: Rupees;
}

@ResponseSchema<TodayReport['verified']>()
export class VerifiedAmountsResponse {
  @ApiProperty({ type: 'number', description: 'Rupees', example: 45210.5 })
  thisMonth: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 39800.5 })
  lastMonth: Rupees;
}

@ResponseSchema<TodayReport['vehicleDocuments']>()
export class VehicleDocumentCountsResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  expired: number;

  @ApiProperty({ type: 'integer', example: 2 })
  expiring: number;

  @ApiProperty({ type: 'integer', description: 'An expiry date is not entered.', example: 1 })
  missing: number;
}

@ResponseSchema<DayUse>()
export class DayUseResponse implements DayUse {
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  day: string;

  @ApiProperty({ example: 30.5 })
  hoursOut: number;

  @ApiProperty({ example: 240.5 })
  hoursOffered: number;

  @ApiProperty({ example: 0.127 })
  share: number;
}

@ResponseSchema<TodayReport>()
export class TodayReportResponse extends DeskReportResponse implements TodayReport {
  @ApiProperty({ type: WaitingResponse })
  documents: WaitingResponse;

  @ApiProperty({ type: WaitingResponse })
  payments: WaitingResponse;

  @ApiProperty({ type: WaitingResponse })
  reservations: WaitingResponse;

  @ApiProperty({ type: WaitingResponse })
  complaints: WaitingResponse;

  @ApiProperty({ type: AwaitingPaymentResponse })
  awaitingPayment: AwaitingPaymentResponse;

  @ApiProperty({ type: RefundsDueResponse })
  refunds: RefundsDueResponse;

  @ApiProperty({ type: VerifiedAmountsResponse })
  verified: VerifiedAmountsResponse;

  @ApiProperty({ type: VehicleDocumentCountsResponse })
  vehicleDocuments: VehicleDocumentCountsResponse;

  @ApiProperty({ type: 'integer', example: 0 })
  carsWithoutPlate: number;

  @ApiProperty({ type: 'integer', example: 0 })
  failedMessages: number;

  @ApiProperty({ type: [DayUseResponse] })
  use: DayUseResponse[];
}
