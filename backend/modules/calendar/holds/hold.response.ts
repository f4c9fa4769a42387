import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../../contract/money.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { Hold, HoldState, UpiPayment } from '../../../contract/rentals/rentals.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { FareQuoteResponse } from '../../fares/index.js';
import { AgreedChargesResponse, CancellationPolicyResponse } from '../../settings/index.js';

@ResponseSchema<UpiPayment>()
export class UpiPaymentResponse implements UpiPayment {
  @ApiProperty({
    example: 'upi://pay?pa=rental%40example&pn=City%20Cars&am=3999.00&cu=INR&tr=K7MPQ2XW9T&tn=Trip',
  })
  upiUri: string;

  @ApiProperty({ example: 'City Cars' })
  payee: string;

  @ApiProperty({ example: 'rental@example' })
  vpa: string;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 3999 })
  amount: Rupees;
}

@ResponseSchema<Hold>()
export class HoldResponse implements Hold {
  @ApiProperty({ format: 'uuid', example: '7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11' })
  holdId: string;

  @ApiProperty({ example: 'K7MPQ2XW9T' })
  reference: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:45:00.000Z' })
  expiresAt: string;

  @ApiProperty({ type: 'integer', example: 900 })
  secondsLeft: number;

  @ApiProperty({ enum: ['LIVE', 'RENTED', 'RELEASED', 'EXPIRED'], example: 'LIVE' })
  state: HoldState;

  @ApiProperty({ example: false })
  paymentSubmitted: boolean;

  @ApiProperty({ type: 'integer', example: 7 })
  carId: number;

  @ApiProperty({ enum: ['book', 'reserve'], example: 'book' })
  action: RentalAction;

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

  @ApiProperty({
    type: AgreedChargesResponse,
    description: 'They apply to the rental that this hold becomes.',
  })
  charges: AgreedChargesResponse;

  @ApiProperty({ type: CancellationPolicyResponse })
  cancellation: CancellationPolicyResponse;

  @ApiProperty({ description: 'Of the charges and the cancellation policy.', example: 'mJ2rX0_4kQd8bTfA' })
  termsVersion: string;

  @ApiProperty({ type: UpiPaymentResponse })
  payment: UpiPaymentResponse;
}
