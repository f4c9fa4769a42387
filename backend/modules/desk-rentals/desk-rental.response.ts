import { ApiProperty } from '@nestjs/swagger';
import type { Approval } from '../../contract/customers/people.js';
import type { Rupees } from '../../contract/money.js';
import {
  DESK_RENTAL_STATES,
  type DeskCustomer,
  type DeskRental,
  type DeskRentalState,
} from '../../contract/rentals/desk-rentals.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { TranslationResponse } from '../../platform/http/openapi/translation.response.js';
import { HoldResponse } from '../calendar/index.js';

@ResponseSchema<DeskCustomer>()
export class DeskCustomerResponse extends TranslationResponse implements DeskCustomer {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ type: 'string', nullable: true, example: 'Asha Kulkarni' })
  name: string | null;

  @ApiProperty({ description: 'Masked.', example: '90••••••11' })
  mobile: string;

  @ApiProperty({ description: 'Masked.', example: 'a•••@example.com' })
  email: string;

  @ApiProperty({ enum: ['PENDING', 'APPROVED', 'REJECTED'], nullable: true, example: 'APPROVED' })
  approval: Approval | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why nobody rents to them.', example: null })
  refusal: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: '1006 or 1019, with `refusal`.',
    example: null,
  })
  refusalCode: number | null;
}

@ResponseSchema<NonNullable<DeskRental['rental']>>()
export class DeskRentalOutcomeResponse {
  @ApiProperty({ type: 'integer', example: 17 })
  id: number;

  @ApiProperty({ enum: ['BOOKING', 'RESERVATION'], example: 'BOOKING' })
  kind: RentalKind;

  @ApiProperty({ example: 'K7MPQ2XW9T' })
  reference: string;
}

@ResponseSchema<DeskRental>()
export class DeskRentalResponse implements DeskRental {
  @ApiProperty({ format: 'uuid', example: '2c1f6a0e-58c1-4f5e-9b39-6f1d7a3c9e10' })
  id: string;

  @ApiProperty({ enum: DESK_RENTAL_STATES, example: 'CODE_SENT' })
  state: DeskRentalState;

  @ApiProperty({ type: DeskCustomerResponse })
  customer: DeskCustomerResponse;

  @ApiProperty({ type: 'integer', example: 7 })
  carId: number;

  @ApiProperty({ example: 'Aria VX' })
  carName: string;

  @ApiProperty({ enum: ['book', 'reserve'], example: 'book' })
  action: RentalAction;

  @ApiProperty({ format: 'date', example: '2026-12-24' })
  fromDate: string;

  @ApiProperty({ format: 'date', example: '2026-12-26' })
  toDate: string;

  @ApiProperty({ example: '12:00' })
  pickupTime: string;

  @ApiProperty({ example: '14:00' })
  dropTime: string;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 3999 })
  total: Rupees;

  @ApiProperty({ type: 'integer', example: 600 })
  codeSecondsLeft: number;

  @ApiProperty({ type: 'integer', example: 30 })
  resendAfterSeconds: number;

  @ApiProperty({
    type: HoldResponse,
    nullable: true,
    description: "From the customer's agreement on.",
    example: null,
  })
  hold: HoldResponse | null;

  @ApiProperty({ type: DeskRentalOutcomeResponse, nullable: true, example: null })
  rental: DeskRentalOutcomeResponse | null;
}
