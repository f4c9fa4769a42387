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
  q: [
    text({ maxLength: 80 }),
    'white sedan',
    'Words that all stand somewhere in name, model, type, colour, pickup location or description.',
  ],
  from: [text({ format: 'date' }), '2026-12-24', 'Only cars that are free from this day. Needs `to`.'],
  to: [text({ format: 'date' }), '2026-12-26', 'Until this day, included. Needs `from`.'],
  pickupTime: [text(), '12:00', 'HH:mm on the half hour; 12:00 where absent.'],
  dropTime: [
    text(),
    '12:00',
    'HH:mm on the half hour. Where absent: 12:00, or on a single day the end of the return hours.',
  ],
  sort: [oneOf(VEHICLE_SORTS), 'price', 'The order in which cars were attached where absent.'],
  page: [count(), 1, 'Counted from 1.'],
  pageSize: [count(MAX_PAGE_SIZE), 20, 'Without it the whole list, up to 500 cars.'],
};

/** Every parameter of the car list. Its route reads the query itself, so the framework does not find the class. */
export function ApiVehicleQuery(): MethodDecorator {
  return applyDecorators(
    ...Object.entries(PARAMETERS).map(([name, [schema, example, description]]) =>
      ApiQuery({ name, required: false, description, example, schema }),
    ),
  );
}
