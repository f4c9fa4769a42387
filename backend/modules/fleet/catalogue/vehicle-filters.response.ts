import { ApiProperty } from '@nestjs/swagger';
import {
  FUEL_TYPES,
  type FuelType,
  type Transmission,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type VehicleFilters,
  type VehicleType,
} from '../../../contract/fleet/vehicles.js';
import type { Rupees } from '../../../contract/money.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';

@ResponseSchema<VehicleFilters['types'][number]>()
export class VehicleTypeOptionResponse {
  @ApiProperty({ enum: VEHICLE_TYPES, example: 'SEDAN' })
  value: VehicleType;

  @ApiProperty({ example: 'Sedan' })
  label: string;

  @ApiProperty({ type: 'integer', example: 8 })
  count: number;
}

@ResponseSchema<VehicleFilters['seats'][number]>()
export class SeatsOptionResponse {
  @ApiProperty({ type: 'integer', example: 5 })
  value: number;

  @ApiProperty({ example: '5 Seater' })
  label: string;

  @ApiProperty({ type: 'integer', example: 14 })
  count: number;
}

@ResponseSchema<VehicleFilters['transmissions'][number]>()
export class TransmissionOptionResponse {
  @ApiProperty({ enum: TRANSMISSIONS, example: 'Manual' })
  value: Transmission;

  @ApiProperty({ example: 'Manual' })
  label: string;

  @ApiProperty({ type: 'integer', example: 12 })
  count: number;
}

@ResponseSchema<VehicleFilters['fuels'][number]>()
export class FuelOptionResponse {
  @ApiProperty({ enum: FUEL_TYPES, example: 'Petrol' })
  value: FuelType;

  @ApiProperty({ example: 'Petrol' })
  label: string;

  @ApiProperty({ type: 'integer', example: 11 })
  count: number;
}

@ResponseSchema<VehicleFilters['locations'][number]>()
export class LocationOptionResponse {
  @ApiProperty({ example: 'Shivajinagar' })
  value: string;

  @ApiProperty({ example: 'Shivajinagar' })
  label: string;

  @ApiProperty({ type: 'integer', example: 3 })
  count: number;
}

@ResponseSchema<VehicleFilters['cost']>()
export class HourlyPricesResponse {
  @ApiProperty({ type: 'number', description: 'Rupees', example: 50 })
  min: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 400 })
  max: Rupees;
}

@ResponseSchema<VehicleFilters>()
export class VehicleFiltersResponse implements VehicleFilters {
  @ApiProperty({ type: [VehicleTypeOptionResponse] })
  types: VehicleTypeOptionResponse[];

  @ApiProperty({ type: [SeatsOptionResponse] })
  seats: SeatsOptionResponse[];

  @ApiProperty({ type: [TransmissionOptionResponse] })
  transmissions: TransmissionOptionResponse[];

  @ApiProperty({ type: [FuelOptionResponse] })
  fuels: FuelOptionResponse[];

  @ApiProperty({ type: [LocationOptionResponse] })
  locations: LocationOptionResponse[];

  @ApiProperty({ type: HourlyPricesResponse, description: 'The hourly prices on offer, in rupees.' })
  cost: HourlyPricesResponse;
}
