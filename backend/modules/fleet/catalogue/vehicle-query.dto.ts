import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
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
import {
  blankToAbsent,
  IsCalendarDay,
  IsHalfHour,
  IsPlainText,
  MayBeAbsent,
} from '../../../platform/http/validators.js';
import { IsNumberBetween, IsOneOf } from '../wire-values.js';

export const MAX_PAGE_SIZE = 100;
const MAX_RUPEES = 1_000_000;

/** The query string of the car list. An empty value is treated as absent. */
export class VehicleQueryDto implements VehicleQuery {
  @MayBeAbsent()
  @IsOneOf('type', VEHICLE_TYPES)
  type?: VehicleType;

  @MayBeAbsent()
  @IsNumberBetween('seats', [1, () => 20])
  seats?: number;

  @MayBeAbsent()
  @IsOneOf('transmission', TRANSMISSIONS)
  transmission?: Transmission;

  @MayBeAbsent()
  @IsOneOf('fuel', FUEL_TYPES)
  fuel?: FuelType;

  @Transform(blankToAbsent)
  @MayBeAbsent()
  @IsPlainText('The pickup location can be at most 120 characters.', { max: 120, min: 0 })
  location?: string;

  @MayBeAbsent()
  @IsNumberBetween('minCost', [0, () => MAX_RUPEES], 2)
  minCost?: Rupees;

  @MayBeAbsent()
  @IsNumberBetween('maxCost', [0, () => MAX_RUPEES], 2)
  maxCost?: Rupees;

  @MayBeAbsent()
  @IsNumberBetween('maxCostPerDay', [0, () => MAX_RUPEES], 2)
  maxCostPerDay?: Rupees;

  @Transform(blankToAbsent)
  @MayBeAbsent()
  @IsPlainText('The search can be at most 80 characters.', { max: 80, min: 0 })
  q?: string;

  @Transform(blankToAbsent)
  @MayBeAbsent()
  @IsCalendarDay('The pickup date must be a date (yyyy-MM-dd).')
  from?: string;

  @Transform(blankToAbsent)
  @MayBeAbsent()
  @IsCalendarDay('The return date must be a date (yyyy-MM-dd).')
  to?: string;

  @Transform(blankToAbsent)
  @MayBeAbsent()
  @IsHalfHour(messageOf(rentalsMessages, 'choosePickupTime'))
  pickupTime?: string;

  @Transform(blankToAbsent)
  @MayBeAbsent()
  @IsHalfHour(messageOf(rentalsMessages, 'chooseReturnTime'))
  dropTime?: string;

  @Transform(blankToAbsent)
  @MayBeAbsent()
  @IsIn(VEHICLE_SORTS, { message: `The sort order must be one of ${VEHICLE_SORTS.join(', ')}.` })
  sort?: VehicleSort;

  @MayBeAbsent()
  @IsNumberBetween('page', [1, () => 1_000_000])
  page?: number;

  @MayBeAbsent()
  @IsNumberBetween('pageSize', [1, () => MAX_PAGE_SIZE])
  pageSize?: number;
}
