import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import {
  FUEL_TYPES,
  type FuelType,
  type Transmission,
  TRANSMISSIONS,
  VEHICLE_SORTS,
  VEHICLE_TYPES,
  type VehicleQuery,
  type VehicleSort,
  type VehicleType,
} from '../../../contract/fleet/vehicles.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { Rupees } from '../../../contract/money.js';
import { blankToAbsent, IsCalendarDay, IsHalfHour, IsPlainText } from '../../../platform/http/validators.js';
import { IsNumberBetween, IsOneOf } from '../wire-values.js';

export const MAX_PAGE_SIZE = 100;
const MAX_RUPEES = 1_000_000;

/** The query string of the car list. An empty value is treated as absent. */
export class VehicleQueryDto implements VehicleQuery {
  @IsOptional()
  @IsOneOf('type', VEHICLE_TYPES)
  type?: VehicleType;

  @IsOptional()
  @IsNumberBetween('seats', [1, () => 20])
  seats?: number;

  @IsOptional()
  @IsOneOf('transmission', TRANSMISSIONS)
  transmission?: Transmission;

  @IsOptional()
  @IsOneOf('fuel', FUEL_TYPES)
  fuel?: FuelType;

  @Transform(blankToAbsent)
  @IsOptional()
  @IsPlainText('The pickup location can be at most 120 characters.', { max: 120, min: 0 })
  location?: string;

  @IsOptional()
  @IsNumberBetween('minCost', [0, () => MAX_RUPEES], 2)
  minCost?: Rupees;

  @IsOptional()
  @IsNumberBetween('maxCost', [0, () => MAX_RUPEES], 2)
  maxCost?: Rupees;

  @IsOptional()
  @IsNumberBetween('maxCostPerDay', [0, () => MAX_RUPEES], 2)
  maxCostPerDay?: Rupees;

  @Transform(blankToAbsent)
  @IsOptional()
  @IsPlainText('The search can be at most 80 characters.', { max: 80, min: 0 })
  q?: string;

  @Transform(blankToAbsent)
  @IsOptional()
  @IsCalendarDay('The pickup date must be a date (yyyy-MM-dd).')
  from?: string;

  @Transform(blankToAbsent)
  @IsOptional()
  @IsCalendarDay('The return date must be a date (yyyy-MM-dd).')
  to?: string;

  @Transform(blankToAbsent)
  @IsOptional()
  @IsHalfHour(messageOf(rentalsMessages, 'choosePickupTime'))
  pickupTime?: string;

  @Transform(blankToAbsent)
  @IsOptional()
  @IsHalfHour(messageOf(rentalsMessages, 'chooseReturnTime'))
  dropTime?: string;

  @Transform(blankToAbsent)
  @IsOptional()
  @IsIn(VEHICLE_SORTS, { message: `The sort order must be one of ${VEHICLE_SORTS.join(', ')}.` })
  sort?: VehicleSort;

  @IsOptional()
  @IsNumberBetween('page', [1, () => 1_000_000])
  page?: number;

  @IsOptional()
  @IsNumberBetween('pageSize', [1, () => MAX_PAGE_SIZE])
  pageSize?: number;
}
