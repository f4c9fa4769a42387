import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import type { AttachCarRequest } from '../../contract/fleet/vehicles.js';
import {
  FUEL_TYPES,
  type FuelType,
  PERMIT_STATES,
  type PermitState,
  PLATE_KINDS,
  type PlateKind,
  type Transmission,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type VehicleType,
} from '../../contract/fleet/vehicles.js';
import { MAX_NAME_LENGTH } from '../../contract/limits.js';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Rupees } from '../../contract/money.js';
import { fieldLabel } from '../../platform/http/field-label.js';
import { validationText } from '../../platform/http/validation-text.js';
import {
  blankToAbsent,
  IsCalendarDay,
  IsMailAddress,
  IsMobile,
  IsPlainText,
  MayBeAbsent,
} from '../../platform/http/validators.js';
import { IsNumberBetween, IsOneOf } from './wire-values.js';

const OLDEST_YEAR = 1980;
const MAX_COST = 1_000_000;
const MAX_KM_PER_LITRE = 100;
const MAX_BOOT_LITRES = 3_000;
const MAX_TANK_LITRES = 200;
const MAX_BATTERY_KWH = 300;
const MAX_DESCRIPTION = 1_000;
const PLATE = /^(?:[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{1,4}|\d{2}BH\d{4}[A-Z]{1,2})$/;

const text = (name: string, max = MAX_NAME_LENGTH): PropertyDecorator =>
  IsPlainText(messageOf(fleetMessages, 'enterText', { field: fieldLabel(name), max }), { max });
const day = (name: string): PropertyDecorator =>
  IsCalendarDay(messageOf(fleetMessages, 'enterDate', { field: fieldLabel(name) }));
const nextYear = (): number => new Date().getUTCFullYear() + 1;

/** The `car` part of the form. Numbers may be text, because forms send text. */
export class AttachCarDto implements AttachCarRequest {
  /** @example Asha */
  @text('firstName')
  firstName: string;

  /** @example Kulkarni */
  @text('lastName')
  lastName: string;

  /** @example 9876543210 */
  @IsMobile(messageOf(fleetMessages, 'invalidMobile'))
  mobile: string;

  /** @example asha@example.com */
  @IsMailAddress(messageOf(fleetMessages, 'invalidEmail'))
  email: string;

  /** @example "Maruti Suzuki Dzire" */
  @text('carName')
  carName: string;

  /** @example VXi */
  @text('carModel')
  carModel: string;

  /** @example 2025 */
  @IsNumberBetween('year', [OLDEST_YEAR, nextYear])
  year: number;

  /** @example SEDAN */
  @IsOneOf('vehicleType', VEHICLE_TYPES)
  vehicleType: VehicleType;

  /** @example Petrol */
  @IsOneOf('fuelType', FUEL_TYPES)
  fuelType: FuelType;

  /**
   * Pickup and return location.
   * @example Shivajinagar
   */
  @text('location')
  location: string;

  /** @example Manual */
  @IsOneOf('transmission', TRANSMISSIONS)
  transmission: Transmission;

  /** @example 5 */
  @IsNumberBetween('seatingCapacity', [1, () => 20])
  seatingCapacity: number;

  /**
   * Rupees per day.
   * @example 1800
   */
  @IsNumberBetween('cost', [1, () => MAX_COST], 2)
  cost: Rupees;

  @ApiProperty({
    required: false,
    nullable: true,
    description: 'Kilometres per litre; null if it does not apply.',
    example: 22.4,
  })
  @MayBeAbsent()
  @IsNumberBetween('mileage', [1, () => MAX_KM_PER_LITRE], 2)
  mileage?: number;

  /**
   * Litres.
   * @example 378
   */
  @MayBeAbsent()
  @IsNumberBetween('bootLitres', [0, () => MAX_BOOT_LITRES])
  bootLitres?: number;

  /**
   * Litres of fuel.
   * @example 37
   */
  @MayBeAbsent()
  @IsNumberBetween('tankLitres', [1, () => MAX_TANK_LITRES])
  tankLitres?: number;

  @ApiProperty({
    required: false,
    nullable: true,
    description: 'Kilowatt-hours of an electric car.',
    example: 40.5,
  })
  @MayBeAbsent()
  @IsNumberBetween('batteryKwh', [1, () => MAX_BATTERY_KWH], 1)
  batteryKwh?: number;

  /**
   * Rupees per hour.
   * @example 80
   */
  @MayBeAbsent()
  @IsNumberBetween('costPerHour', [1, () => MAX_COST], 2)
  costPerHour?: Rupees;

  @ApiProperty({ required: false, nullable: true, example: 'Easy to park, large boot.' })
  @Transform(blankToAbsent)
  @MayBeAbsent()
  @text('description', MAX_DESCRIPTION)
  description?: string;

  /** @example "Pearl White" */
  @Transform(blankToAbsent)
  @MayBeAbsent()
  @text('color', 40)
  color?: string;

  @ApiProperty({ required: false, nullable: true, example: 'MH12AB1234' })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value.replace(/[\s-]/g, '').toUpperCase() || undefined
      : blankToAbsent({ value }),
  )
  @MayBeAbsent()
  @Matches(PLATE, validationText(messageOf(fleetMessages, 'invalidPlate')))
  plate?: string;

  @ApiProperty({ required: false, nullable: true, enum: PLATE_KINDS, example: 'COMMERCIAL' })
  @MayBeAbsent()
  @IsOneOf('plateKind', PLATE_KINDS)
  plateKind?: PlateKind;

  @ApiProperty({ required: false, nullable: true, enum: PERMIT_STATES, example: 'All India' })
  @MayBeAbsent()
  @IsOneOf('permitState', PERMIT_STATES)
  permitState?: PermitState;

  @ApiProperty({ required: false, nullable: true, format: 'date', example: '2027-03-31' })
  @Transform(blankToAbsent)
  @MayBeAbsent()
  @day('insuranceExpiresOn')
  insuranceExpiresOn?: string;

  @ApiProperty({ required: false, nullable: true, format: 'date', example: '2026-12-05' })
  @Transform(blankToAbsent)
  @MayBeAbsent()
  @day('pucExpiresOn')
  pucExpiresOn?: string;

  @ApiProperty({ required: false, nullable: true, format: 'date', example: '2028-01-15' })
  @Transform(blankToAbsent)
  @MayBeAbsent()
  @day('permitExpiresOn')
  permitExpiresOn?: string;
}
