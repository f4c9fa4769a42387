import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { FUEL_TYPES, TRANSMISSIONS, VEHICLE_SORTS, VEHICLE_TYPES } from '../../../contract/fleet/vehicles.js';
import { MAX_PAGE_SIZE } from './vehicle-query.dto.js';

type Schema = Record<string, unknown>;

const text = (more: Schema = {}): Schema => ({ type: 'string', ...more });
const oneOf = (values: readonly string[]): Schema => text({ enum: [...values] });
const rupees: Schema = { type: 'number', minimum: 0 };
const count = (maximum?: number): Schema => ({
  type: 'integer',
  minimum: 1,
  ...(maximum ? { maximum } : {}),
});

const PARAMETERS: Record<string, [schema: Schema, example: unknown, description: string]> = {
  type: [oneOf(VEHICLE_TYPES), 'SUV', 'Car type, in any case.'],
  seats: [count(20), 5, 'Seats.'],
  transmission: [oneOf(TRANSMISSIONS), 'Automatic', 'In any case.'],
  fuel: [oneOf(FUEL_TYPES), 'Petrol', 'In any case.'],
  location: [text({ maxLength: 120 }), 'Baner', 'The pickup location, in any case.'],
  minCost: [rupees, 50, 'Rupees per hour, at least.'],
  maxCost: [rupees, 150, 'Rupees per hour, at most.'],
  maxCostPerDay: [rupees, 2000, 'Rupees per day, at most.'],
  q: [
    text({ maxLength: 80 }),
    'white sedan',
    'Every word must occur in the name, model, type, colour, pickup location or description.',
  ],
  from: [
    text({ format: 'date' }),
    '2026-12-24',
    'First day of the period in which a car must be free. Requires `to`.',
  ],
  to: [text({ format: 'date' }), '2026-12-26', 'Last day of the period. Requires `from`.'],
  pickupTime: [text(), '12:00', 'HH:mm on the half hour; 12:00 if absent.'],
  dropTime: [
    text(),
    '12:00',
    'HH:mm on the half hour. If absent, 12:00, or the end of the return hours on a single day.',
  ],
  sort: [oneOf(VEHICLE_SORTS), 'price', 'If absent, the order in which cars were attached.'],
  page: [count(), 1, 'Counted from 1.'],
  pageSize: [count(MAX_PAGE_SIZE), 20, 'If absent, the whole list, up to 500 cars.'],
};

/** Documents the parameters of the car list, because its route does not declare its DTO to the framework. */
export function ApiVehicleQuery(): MethodDecorator {
  return applyDecorators(
    ...Object.entries(PARAMETERS).map(([name, [schema, example, description]]) =>
      ApiQuery({ name, required: false, description, example, schema }),
    ),
  );
}
