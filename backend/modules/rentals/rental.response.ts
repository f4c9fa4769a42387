import { ApiProperty } from '@nestjs/swagger';
import type { Approval } from '../../contract/customers/people.js';
import {
  FUEL_TYPES,
  type FuelType,
  type Transmission,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type VehicleType,
} from '../../contract/fleet/vehicles.js';
import type { Rupees } from '../../contract/money.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../contract/payments/payments.js';
import {
  type Booking,
  RENTAL_STATUSES,
  type RentalCar,
  type RentalStatus,
  type Reservation,
} from '../../contract/rentals/rentals.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { TranslationResponse } from '../../platform/http/openapi/translation.response.js';
import { UpiPaymentResponse } from '../calendar/index.js';
import { CarImageResponse } from '../fleet/index.js';
import { RefundResponse } from '../payments/index.js';
import { AgreedChargesResponse, CancellationPolicyResponse } from '../settings/index.js';

@ResponseSchema<NonNullable<Booking['payAgain']>>()
export class PayAgainResponse extends UpiPaymentResponse {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:30:00.000Z' })
  until: string;
}

@ResponseSchema<RentalCar>()
export class RentalCarResponse implements RentalCar {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: 'Aria' })
  carName: string;

  @ApiProperty({ example: 'VX' })
  carModel: string;

  @ApiProperty({ type: 'integer', example: 2025 })
  year: number;

  @ApiProperty({ enum: VEHICLE_TYPES, example: 'SEDAN' })
  vehicleType: VehicleType;

  @ApiProperty({ enum: FUEL_TYPES, example: 'Petrol' })
  fuelType: FuelType;

  @ApiProperty({ enum: TRANSMISSIONS, example: 'Automatic' })
  transmission: Transmission;

  @ApiProperty({ type: 'integer', example: 5 })
  seatingCapacity: number;

  @ApiProperty({ example: 'Shivajinagar' })
  location: string;

  @ApiProperty({ type: 'number', description: 'Rupees per day.', example: 1800 })
  cost: Rupees;

  @ApiProperty({ type: [String], example: [] })
  imageUrls: string[];

  @ApiProperty({ type: [CarImageResponse], example: [] })
  images: CarImageResponse[];
}

type Rental = Omit<Booking, 'id' | 'message'>;

@ResponseSchema<Rental>()
export class RentalResponse extends TranslationResponse implements Rental {
  @ApiProperty({ enum: RENTAL_STATUSES, example: 'PENDING' })
  status: RentalStatus;

  @ApiProperty({ format: 'date', example: '2026-12-24' })
  fromDate: string;

  @ApiProperty({ format: 'date', example: '2026-12-26' })
  toDate: string;

  @ApiProperty({ pattern: '^[0-2]\\d:[03]0$', example: '12:00' })
  pickupTime: string;

  @ApiProperty({ pattern: '^[0-2]\\d:[03]0$', example: '14:00' })
  dropTime: string;

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
    type: 'string',
    nullable: true,
    description: 'Set while the payment is REJECTED.',
    examples: [null, 'No such transfer on our statement.'],
  })
  paymentRejectedReason: string | null;

  @ApiProperty({
    type: PayAgainResponse,
    nullable: true,
    description:
      'Whom to pay, and until when, while the rental waits for another payment after its last one was rejected.',
    example: null,
  })
  payAgain: PayAgainResponse | null;

  @ApiProperty({
    enum: ['PENDING', 'APPROVED', 'REJECTED'],
    nullable: true,
    description: "Of the customer's documents; null before they registered.",
    example: 'PENDING',
  })
  adminApproval: Approval | null;

  @ApiProperty({
    type: RefundResponse,
    nullable: true,
    description: 'Null while no refund is due.',
    example: null,
  })
  refund: RefundResponse | null;

  @ApiProperty({ example: true })
  canCancel: boolean;

  @ApiProperty({ example: false })
  isAdminVerified: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:35:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 3999 })
  total: Rupees;

  @ApiProperty({ example: 'K7MPQ2XW9T' })
  reference: string;

  @ApiProperty({
    type: AgreedChargesResponse,
    description: 'What can cost money besides the total, as agreed when it was placed.',
  })
  charges: AgreedChargesResponse;

  @ApiProperty({ type: CancellationPolicyResponse, description: 'As agreed when it was placed.' })
  cancellation: CancellationPolicyResponse;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The agreement that the customer accepted; null where the car had none.',
    example: '/api/vehicles/7/agreement?version=12',
  })
  agreementUrl: string | null;

  @ApiProperty({ type: RentalCarResponse, description: 'The car; cost is per day, in rupees.' })
  car: RentalCarResponse;
}

@ResponseSchema<Booking>()
export class BookingResponse extends RentalResponse implements Booking {
  @ApiProperty({ type: 'integer', example: 17 })
  id: number;

  @ApiProperty({ example: 'Your document is under admin verification. Please wait.' })
  message: string;
}

@ResponseSchema<Reservation>()
export class ReservationResponse extends RentalResponse implements Reservation {
  @ApiProperty({ type: 'integer', example: 18 })
  reservationId: number;

  @ApiProperty({ example: 'Your reservation is under admin review. Please wait.' })
  message: string;
}
