import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import type { AttachCarRequest } from '../../contract/fleet/vehicles.js';
import {
  FUEL_TYPES,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type FuelType,
  type Transmission,
  type VehicleType,
} from '../../contract/fleet/vehicles.js';
import { MAX_NAME_LENGTH } from '../../contract/limits.js';
import type { Rupees } from '../../contract/money.js';
import { IsCalendarDay, IsMailAddress, IsMobile, IsPlainText } from '../../platform/http/validators.js';
import { blankToAbsent, IsNumberBetween, IsOneOf } from './wire-values.js';
import { fieldLabel } from '../../platform/http/field-label.js';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { validationText } from '../../platform/http/validation-text.js';

const OLDEST_YEAR = 1980;
const MAX_COST = 1_000_000;
const MAX_KM_PER_LITRE = 100;
const MAX_DESCRIPTION = 1_000;
const PLATE = /^(?:[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{1,4}|\d{2}BH\d{4}[A-Z]{1,2})$/;

const text = (name: string, max = MAX_NAME_LENGTH): PropertyDecorator =>
  IsPlainText(messageOf(fleetMessages, 'enterText', { field: fieldLabel(name), max }), { max });
const day = (name: string): PropertyDecorator =>
  IsCalendarDay(messageOf(fleetMessages, 'enterDate', { field: fieldLabel(name) }));
const nextYear = (): number => new Date().getUTCFullYear() + 1;

/** The `car` part of the form. Numbers may come as text, as forms send them. */
export class AttachCarDto implements AttachCarRequest {
  @text('firstName')
  firstName: string;

  @text('lastName')
  lastName: string;

  @IsMobile(messageOf(fleetMessages, 'invalidMobile'))
  mobile: string;

  @IsMailAddress(messageOf(fleetMessages, 'invalidEmail'))
  email: string;

  @text('carName')
  carName: string;

  @text('carModel')
  carModel: string;

  @IsNumberBetween('year', [OLDEST_YEAR, nextYear])
  year: number;

  @IsOneOf('vehicleType', VEHICLE_TYPES)
  vehicleType: VehicleType;

  @IsOneOf('fuelType', FUEL_TYPES)
  fuelType: FuelType;

  @text('location')
  location: string;

  @IsOneOf('transmission', TRANSMISSIONS)
  transmission: Transmission;

  @IsNumberBetween('seatingCapacity', [1, () => 20])
  seatingCapacity: number;

  @IsNumberBetween('cost', [1, () => MAX_COST], 2)
  cost: Rupees;

  @IsOptional()
  @IsNumberBetween('mileage', [1, () => MAX_KM_PER_LITRE], 2)
  mileage?: number;

  @IsOptional()
  @IsNumberBetween('costPerHour', [1, () => MAX_COST], 2)
  costPerHour?: Rupees;

  @Transform(blankToAbsent)
  @IsOptional()
  @text('description', MAX_DESCRIPTION)
  description?: string;

  @Transform(blankToAbsent)
  @IsOptional()
  @text('color', 40)
  color?: string;

  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value.replace(/[\s-]/g, '').toUpperCase() || undefined
      : blankToAbsent({ value }),
  )
  @IsOptional()
  @Matches(PLATE, validationText(messageOf(fleetMessages, 'invalidPlate')))
  plate?: string;

  @Transform(blankToAbsent)
  @IsOptional()
  @day('insuranceExpiresOn')
  insuranceExpiresOn?: string;

  @Transform(blankToAbsent)
  @IsOptional()
  @day('pucExpiresOn')
  pucExpiresOn?: string;

  @Transform(blankToAbsent)
  @IsOptional()
  @day('permitExpiresOn')
  permitExpiresOn?: string;
}
