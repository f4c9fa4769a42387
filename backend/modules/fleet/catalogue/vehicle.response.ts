import { ApiProperty } from '@nestjs/swagger';
import {
  FUEL_TYPES,
  type FuelType,
  type Transmission,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type VehicleDetails,
  type VehicleListItem,
  type VehicleQuote,
  type VehicleType,
} from '../../../contract/fleet/vehicles.js';
import type { Rupees } from '../../../contract/money.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { CarImageResponse } from './car-image.response.js';

@ResponseSchema<VehicleQuote>()
export class VehicleQuoteResponse implements VehicleQuote {
  @ApiProperty({ type: 'number', description: 'Rupees. A booking with every fee.', example: 3799 })
  total: Rupees;

  @ApiProperty({ type: 'integer', description: 'Whole days, at least 1.', example: 2 })
  duration: number;

  @ApiProperty({ type: 'integer', description: 'Started hours after the pickup time.', example: 0 })
  extraHours: number;
}

/** What both have; `cost` is another price in each. */
@ResponseSchema<Omit<VehicleListItem, 'cost'>>()
class VehicleResponse implements Omit<VehicleListItem, 'cost'> {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: 'Maruti Suzuki Dzire' })
  carName: string;

  @ApiProperty({ example: 'VXi' })
  carModel: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'Easy to park, large boot.' })
  description: string | null;

  @ApiProperty({ type: 'integer', example: 2025 })
  year: number;

  @ApiProperty({ enum: VEHICLE_TYPES, example: 'SEDAN' })
  vehicleType: VehicleType;

  @ApiProperty({ type: 'integer', example: 5 })
  seatingCapacity: number;

  @ApiProperty({ enum: TRANSMISSIONS, example: 'Manual' })
  transmission: Transmission;

  @ApiProperty({ enum: FUEL_TYPES, example: 'Petrol' })
  fuelType: FuelType;

  @ApiProperty({ example: 'Pearl White' })
  color: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The last two characters of the number plate.',
    example: '34',
  })
  plateEnd: string | null;

  @ApiProperty({ description: 'Where the car is handed over.', example: 'Shivajinagar' })
  location: string;

  @ApiProperty({ type: 'number', description: 'Rupees per hour.', example: 75 })
  costPerHour: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees per day.', example: 1800 })
  costPerDay: Rupees;

  @ApiProperty({
    type: [String],
    description: 'The largest size of each picture.',
    example: ['/media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-1280.webp'],
  })
  imageUrls: string[];

  @ApiProperty({ type: [CarImageResponse] })
  images: CarImageResponse[];

  @ApiProperty({
    type: VehicleQuoteResponse,
    required: false,
    description: 'Only in a list for a window that can be rented.',
  })
  quote?: VehicleQuoteResponse;
}

@ResponseSchema<VehicleListItem>()
export class VehicleListItemResponse extends VehicleResponse implements VehicleListItem {
  @ApiProperty({ type: 'number', description: 'Rupees per hour.', example: 75 })
  cost: Rupees;
}

@ResponseSchema<VehicleDetails>()
export class VehicleDetailsResponse extends VehicleResponse implements VehicleDetails {
  @ApiProperty({ type: 'number', description: 'Rupees per day.', example: 1800 })
  cost: Rupees;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'km/l; null where it means nothing.',
    example: 22.4,
  })
  mileage: number | null;

  @ApiProperty({ description: 'On offer and not out at this moment; may be a second old.', example: true })
  available: boolean;

  @ApiProperty({ description: 'There is a rental agreement to read.', example: true })
  hasAgreement: boolean;
}
