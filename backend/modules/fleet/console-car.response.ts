import { ApiProperty } from '@nestjs/swagger';
import type { ConsoleCar } from '../../contract/console.js';
import type { CarOwner, ConsoleCarDetails } from '../../contract/fleet/console-fleet.js';
import { DOCUMENT_STATES, type DocumentState } from '../../contract/fleet/vehicle-documents.js';
import {
  FUEL_TYPES,
  type FuelType,
  type Transmission,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type VehicleType,
} from '../../contract/fleet/vehicles.js';
import type { Rupees } from '../../contract/money.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<ConsoleCar>()
export class ConsoleCarResponse implements ConsoleCar {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: 'Maruti Suzuki Dzire' })
  carName: string;

  @ApiProperty({ example: 'VXi' })
  carModel: string;

  @ApiProperty({ type: 'integer', example: 2025 })
  year: number;

  @ApiProperty({ enum: VEHICLE_TYPES, example: 'SEDAN' })
  vehicleType: VehicleType;

  @ApiProperty({ enum: FUEL_TYPES, example: 'Petrol' })
  fuelType: FuelType;

  @ApiProperty({ enum: TRANSMISSIONS, example: 'Manual' })
  transmission: Transmission;

  @ApiProperty({ type: 'integer', example: 5 })
  seatingCapacity: number;

  @ApiProperty({ description: 'Where the car is handed over.', example: 'Shivajinagar' })
  location: string;

  @ApiProperty({ example: 'Pearl White' })
  color: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'MH12AB1234' })
  plate: string | null;

  @ApiProperty({ type: 'number', description: 'Rupees per day.', example: 1800 })
  costPerDay: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees per hour.', example: 75 })
  costPerHour: Rupees;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '/media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-320.webp',
  })
  imageUrl: string | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date', example: '2027-03-31' })
  insuranceExpiresOn: string | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date', example: '2026-12-05' })
  pucExpiresOn: string | null;

  @ApiProperty({ type: 'string', nullable: true, format: 'date', example: '2028-01-15' })
  permitExpiresOn: string | null;

  @ApiProperty({
    enum: DOCUMENT_STATES,
    description: 'The most urgent state of the vehicle documents today.',
    example: 'EXPIRING',
  })
  documentsState: DocumentState;

  @ApiProperty({
    type: 'string',
    nullable: true,
    format: 'date',
    description: 'The first of their ends.',
    example: '2026-12-05',
  })
  documentsExpireOn: string | null;

  @ApiProperty({ example: false })
  retired: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:30:00.000Z' })
  createdAt: string;
}

@ResponseSchema<CarOwner>()
export class CarOwnerResponse implements CarOwner {
  @ApiProperty({ example: 'Asha' })
  firstName: string;

  @ApiProperty({ example: 'Kulkarni' })
  lastName: string;

  @ApiProperty({ example: '9876543210' })
  mobile: string;

  @ApiProperty({ example: 'asha@example.com' })
  email: string;
}

@ResponseSchema<ConsoleCarDetails['images'][number]>()
export class ConsoleCarImageResponse {
  @ApiProperty({ format: 'uuid', example: '7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11' })
  id: string;

  @ApiProperty({
    description: 'Where it can be opened.',
    example: '/media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-320.webp',
  })
  url: string;
}

@ResponseSchema<ConsoleCarDetails['agreements'][number]>()
export class ConsoleCarAgreementResponse {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ description: 'Where it can be opened.', example: '/api/vehicles/7/agreement?version=12' })
  url: string;

  @ApiProperty({ type: 'integer', example: 48213 })
  bytes: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:30:00.000Z' })
  createdAt: string;
}

@ResponseSchema<ConsoleCarDetails>()
export class ConsoleCarDetailsResponse extends ConsoleCarResponse implements ConsoleCarDetails {
  @ApiProperty({ type: 'string', nullable: true, example: 'Easy to park, large boot.' })
  description: string | null;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'km/l; null where it means nothing.',
    example: 22.4,
  })
  mileage: number | null;

  @ApiProperty({ type: CarOwnerResponse, nullable: true, description: 'Null for a custom admin.' })
  owner: CarOwnerResponse | null;

  @ApiProperty({ type: [ConsoleCarImageResponse] })
  images: ConsoleCarImageResponse[];

  @ApiProperty({
    type: [ConsoleCarAgreementResponse],
    description: 'The newest first; that one is in force.',
  })
  agreements: ConsoleCarAgreementResponse[];

  @ApiProperty({
    type: 'integer',
    description: 'Counts the changes. A change names the one it was made from.',
    example: 3,
  })
  version: number;

  @ApiProperty({ type: 'string', nullable: true, format: 'date-time', example: '2026-11-22T09:15:00.000Z' })
  changedAt: string | null;
}
