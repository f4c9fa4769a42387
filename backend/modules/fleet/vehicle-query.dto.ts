import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import {
  FUEL_TYPES,
  TRANSMISSIONS,
  VEHICLE_SORTS,
  VEHICLE_TYPES,
  type FuelType,
  type Transmission,
  type VehicleQuery,
  type VehicleSort,
  type VehicleType,
} from '../../contract/vehicles.js';
import { IsCalendarDay, IsHalfHour, IsPlainText } from '../../platform/http/validators.js';
import { blankToAbsent, IsNumberBetween, IsOneOf } from './wire-values.js';

const MAX_PAGE_SIZE = 100;
const MAX_RUPEES = 1_000_000;

/** The address's query of the car list. Empty values count as not given. */
export class VehicleQueryDto implements VehicleQuery {
  @ApiPropertyOptional({ enum: VEHICLE_TYPES, example: 'SUV', description: 'Car type, in any case.' })
  @IsOptional()
  @IsOneOf('type', VEHICLE_TYPES)
  type?: VehicleType;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 20, example: 5, description: 'Seats.' })
  @IsOptional()
  @IsNumberBetween('seats', [1, () => 20])
  seats?: number;

  @ApiPropertyOptional({ enum: TRANSMISSIONS, example: 'Automatic', description: 'In any case.' })
  @IsOptional()
  @IsOneOf('transmission', TRANSMISSIONS)
  transmission?: Transmission;

  @ApiPropertyOptional({ enum: FUEL_TYPES, example: 'Petrol', description: 'In any case.' })
  @IsOptional()
  @IsOneOf('fuel', FUEL_TYPES)
  fuel?: FuelType;

  @ApiPropertyOptional({ type: 'number', minimum: 0, example: 50, description: 'Rupees per hour, at least.' })
  @IsOptional()
  @IsNumberBetween('minCost', [0, () => MAX_RUPEES], 2)
  minCost?: number;

  @ApiPropertyOptional({ type: 'number', minimum: 0, example: 150, description: 'Rupees per hour, at most.' })
  @IsOptional()
  @IsNumberBetween('maxCost', [0, () => MAX_RUPEES], 2)
  maxCost?: number;

  @ApiPropertyOptional({
    type: 'string',
    maxLength: 80,
    example: 'white sedan',
    description:
      'Words that all stand somewhere in name, model, type, colour, pickup location or description.',
  })
  @Transform(blankToAbsent)
  @IsOptional()
  @IsPlainText('q is text of at most 80 characters.', { max: 80, min: 0 })
  q?: string;

  @ApiPropertyOptional({
    type: 'string',
    format: 'date',
    example: '2026-12-24',
    description: 'Only cars free from this day. Needs `to`.',
  })
  @Transform(blankToAbsent)
  @IsOptional()
  @IsCalendarDay('from is a day as yyyy-MM-dd.')
  from?: string;

  @ApiPropertyOptional({
    type: 'string',
    format: 'date',
    example: '2026-12-26',
    description: 'Until this day, included. Needs `from`.',
  })
  @Transform(blankToAbsent)
  @IsOptional()
  @IsCalendarDay('to is a day as yyyy-MM-dd.')
  to?: string;

  @ApiPropertyOptional({
    type: 'string',
    example: '12:00',
    description: 'HH:mm on the half hour; 12:00 where absent.',
  })
  @Transform(blankToAbsent)
  @IsOptional()
  @IsHalfHour('pickupTime is a time as HH:mm on the half hour.')
  pickupTime?: string;

  @ApiPropertyOptional({
    type: 'string',
    example: '12:00',
    description:
      'HH:mm on the half hour. Where absent: 12:00, or on a single day the end of the return hours.',
  })
  @Transform(blankToAbsent)
  @IsOptional()
  @IsHalfHour('dropTime is a time as HH:mm on the half hour.')
  dropTime?: string;

  @ApiPropertyOptional({
    enum: VEHICLE_SORTS,
    example: 'price',
    description: 'The order in which cars were attached where absent.',
  })
  @Transform(blankToAbsent)
  @IsOptional()
  @IsIn(VEHICLE_SORTS, { message: `sort is one of ${VEHICLE_SORTS.join(', ')}.` })
  sort?: VehicleSort;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, example: 1, description: 'Counted from 1.' })
  @IsOptional()
  @IsNumberBetween('page', [1, () => 1_000_000])
  page?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    example: 20,
    description: 'Without it the whole list, up to 500 cars.',
  })
  @IsOptional()
  @IsNumberBetween('pageSize', [1, () => MAX_PAGE_SIZE])
  pageSize?: number;
}
