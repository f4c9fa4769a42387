import { ApiProperty } from '@nestjs/swagger';
import type { ConsoleRental } from '../../../contract/console.js';
import type { Approval } from '../../../contract/customers/people.js';
import type { Rupees } from '../../../contract/money.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../contract/payments/payments.js';
import {
  type AcceptedAgreement,
  type ConsoleRentalDetails,
  type LateReturn,
  RENTAL_EVENTS,
  type RentalEvent,
  type RentalEventKind,
} from '../../../contract/rentals/console-rental.js';
import {
  RENTAL_STATUSES,
  RENTAL_WAITS,
  type RentalKind,
  type RentalStatus,
  type RentalWait,
} from '../../../contract/rentals/rentals.js';
import { NOT_IN_CSV } from '../../../platform/http/lists/csv-columns.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { TranslationResponse } from '../../../platform/http/openapi/translation.response.js';
import { FareQuoteResponse } from '../../fares/index.js';
import { RefundResponse } from '../../payments/index.js';
import { AgreedChargesResponse, CancellationPolicyResponse } from '../../settings/index.js';

@ResponseSchema<ConsoleRental['history'][number]>()
export class RentalMoveResponse {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:35:00.000Z' })
  at: string;

  @ApiProperty({ enum: RENTAL_STATUSES, nullable: true, example: null })
  from: RentalStatus | null;

  @ApiProperty({ enum: RENTAL_STATUSES, example: 'PENDING' })
  to: RentalStatus;

  @ApiProperty({ example: 'customer' })
  by: string;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  reason: string | null;
}

@ResponseSchema<ConsoleRental>()
export class ConsoleRentalResponse implements ConsoleRental {
  @ApiProperty({ type: 'integer', example: 18 })
  id: number;

  @ApiProperty({ enum: ['BOOKING', 'RESERVATION'], example: 'RESERVATION' })
  kind: RentalKind;

  @ApiProperty({ example: 'K7MPQ2XW9T' })
  reference: string;

  @ApiProperty({ enum: RENTAL_STATUSES, example: 'PENDING' })
  status: RentalStatus;

  @ApiProperty({ type: 'integer', example: 7 })
  carId: number;

  @ApiProperty({ example: 'Aria VX' })
  carName: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'MH12AB1234' })
  plate: string | null;

  @ApiProperty({ type: 'integer', example: 12 })
  customerId: number;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  customerName: string | null;

  @ApiProperty({ example: '9000000011' })
  customerMobile: string;

  @ApiProperty({ example: 'approved@example.com' })
  customerEmail: string;

  @ApiProperty({ enum: ['PENDING', 'APPROVED', 'REJECTED'], nullable: true, example: 'APPROVED' })
  customerApproval: Approval | null;

  @ApiProperty({ format: 'date', example: '2026-12-24' })
  fromDate: string;

  @ApiProperty({ format: 'date', example: '2026-12-26' })
  toDate: string;

  @ApiProperty({ pattern: '^[0-2]\\d:[03]0$', example: '12:00' })
  pickupTime: string;

  @ApiProperty({ pattern: '^[0-2]\\d:[03]0$', example: '14:00' })
  dropTime: string;

  @ApiProperty({ type: FareQuoteResponse })
  fare: FareQuoteResponse;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 3999 })
  total: Rupees;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The transaction id that was claimed.',
    example: '412345678901',
  })
  paymentId: string | null;

  @ApiProperty({ enum: PAYMENT_STATUSES, nullable: true, example: 'SUBMITTED' })
  paymentStatus: PaymentStatus | null;

  @ApiProperty({
    type: RefundResponse,
    nullable: true,
    description: 'Null while no refund is due.',
    example: null,
  })
  refund: RefundResponse | null;

  @ApiProperty({ example: false })
  isAdminVerified: boolean;

  @ApiProperty({
    enum: RENTAL_WAITS,
    nullable: true,
    description: 'What a pending one waits for: staff with _REVIEW and DECISION, otherwise the customer.',
    example: 'PAYMENT_REVIEW',
  })
  waitsFor: RentalWait | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The newest payment in `/console/transactions`.',
    example: 5,
    ...NOT_IN_CSV,
  })
  transactionRow: number | null;

  @ApiProperty({
    enum: RENTAL_STATUSES,
    isArray: true,
    description: 'The states to which staff can move it at this moment; some of them are for admins only.',
    example: ['CONFIRMED', 'DECLINED', 'CANCELLED'],
    ...NOT_IN_CSV,
  })
  possibleMoves: RentalStatus[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    format: 'date-time',
    description: 'Until when a new payment can be submitted after the last one was rejected.',
    examples: [null, '2026-11-21T06:30:00.000Z'],
  })
  payAgainUntil: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:35:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: [RentalMoveResponse] })
  history: RentalMoveResponse[];
}

@ResponseSchema<AcceptedAgreement>()
export class AcceptedAgreementResponse implements AcceptedAgreement {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: '/api/vehicles/7/agreement?version=7' })
  url: string;

  @ApiProperty({ format: 'date-time', example: '2026-01-10T05:00:00.000Z' })
  createdAt: string;
}

@ResponseSchema<RentalEvent>()
export class RentalEventResponse extends TranslationResponse implements RentalEvent {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:35:00.000Z' })
  at: string;

  @ApiProperty({ enum: RENTAL_EVENTS, example: 'PAYMENT_VERIFIED' })
  what: RentalEventKind;

  @ApiProperty({
    description: '`customer`, `system`, or the mobile number of a member of staff.',
    example: '9000000001',
  })
  by: string;

  @ApiProperty({ enum: RENTAL_STATUSES, nullable: true, examples: [null, 'PENDING'] })
  from: RentalStatus | null;

  @ApiProperty({ enum: RENTAL_STATUSES, nullable: true, examples: [null, 'PENDING'] })
  to: RentalStatus | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The transaction id, the reference of the refund, or the subject of the message.',
    example: '412345678901',
  })
  about: string | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Rupees', example: 3999 })
  amount: Rupees | null;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  reason: string | null;
}

@ResponseSchema<LateReturn>()
export class LateReturnResponse implements LateReturn {
  @ApiProperty({ type: 'integer', description: 'Whole minutes after the return time.', example: 95 })
  minutes: number;

  @ApiProperty({ type: 'integer', description: 'Started hours after the grace; 0 within it.', example: 2 })
  hours: number;

  @ApiProperty({ type: 'number', description: 'Rupees, by the terms of the rental.', example: 600 })
  fee: Rupees;
}

@ResponseSchema<ConsoleRentalDetails>()
export class ConsoleRentalDetailsResponse extends ConsoleRentalResponse implements ConsoleRentalDetails {
  @ApiProperty({
    type: AcceptedAgreementResponse,
    nullable: true,
    description: 'The version that the customer accepted; null where the car had none.',
  })
  agreement: AcceptedAgreementResponse | null;

  @ApiProperty({
    type: AgreedChargesResponse,
    description: 'What can cost money besides the total, as agreed when it was placed.',
  })
  charges: AgreedChargesResponse;

  @ApiProperty({ type: CancellationPolicyResponse, description: 'As agreed when it was placed.' })
  cancellation: CancellationPolicyResponse;

  @ApiProperty({
    type: LateReturnResponse,
    nullable: true,
    description: 'Of a car that is back, or as of now while it is not; null where it is not late.',
    example: null,
  })
  lateReturn: LateReturnResponse | null;

  @ApiProperty({ type: [RentalEventResponse], description: 'All that happened, the earliest first.' })
  events: RentalEventResponse[];
}
