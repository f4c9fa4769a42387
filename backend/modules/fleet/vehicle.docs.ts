import {
  FUEL_TYPES,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type AttachCarRequest,
  type VehicleDetails,
  type VehicleFilters,
  type VehicleListItem,
} from '../../contract/vehicles.js';
import type { ConsoleCar } from '../../contract/console.js';

const IMAGE = '/media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11';

export const LIST_ITEM_EXAMPLE: VehicleListItem = {
  id: 7,
  carName: 'Maruti Suzuki Dzire',
  carModel: 'VXi',
  description: 'Easy to park, large boot.',
  year: 2025,
  vehicleType: 'SEDAN',
  seatingCapacity: 5,
  transmission: 'Manual',
  fuelType: 'Petrol',
  location: 'Shivajinagar',
  cost: 75,
  costPerHour: 75,
  costPerDay: 1800,
  imageUrls: [`${IMAGE}-1280.webp`],
  images: [
    {
      url: `${IMAGE}-1280.webp`,
      width: 1280,
      height: 800,
      placeholder: 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAA',
      sizes: [{ url: `${IMAGE}-320.webp`, width: 320 }],
    },
  ],
};

export const DETAILS_EXAMPLE: VehicleDetails = {
  ...LIST_ITEM_EXAMPLE,
  cost: 1800,
  mileage: 22.4,
  color: 'Pearl White',
  available: true,
  hasAgreement: true,
};

export const FILTERS_EXAMPLE: VehicleFilters = {
  types: [{ value: 'SEDAN', label: 'Sedan', count: 8 }],
  seats: [{ value: 5, label: '5 Seater', count: 14 }],
  transmissions: [{ value: 'Manual', label: 'Manual', count: 12 }],
  fuels: [{ value: 'Petrol', label: 'Petrol', count: 11 }],
  cost: { min: 50, max: 400 },
};

export const CONSOLE_CAR_EXAMPLE: ConsoleCar = {
  id: 7,
  carName: 'Maruti Suzuki Dzire',
  carModel: 'VXi',
  year: 2025,
  vehicleType: 'SEDAN',
  fuelType: 'Petrol',
  transmission: 'Manual',
  seatingCapacity: 5,
  location: 'Shivajinagar',
  color: 'Pearl White',
  plate: 'MH12AB1234',
  costPerDay: 1800,
  costPerHour: 75,
  imageUrl: `${IMAGE}-320.webp`,
  retired: false,
  createdAt: '2026-11-21T06:30:00.000Z',
};

export const ATTACH_EXAMPLE: AttachCarRequest = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  mobile: '9876543210',
  email: 'asha@example.com',
  carName: 'Maruti Suzuki Dzire',
  carModel: 'VXi',
  year: 2025,
  vehicleType: 'SEDAN',
  fuelType: 'Petrol',
  location: 'Shivajinagar',
  transmission: 'Manual',
  mileage: 22.4,
  seatingCapacity: 5,
  cost: 1800,
  color: 'Pearl White',
  plate: 'MH12AB1234',
};

type Schema = Record<string, unknown>;

const ENUMS: Record<string, readonly string[]> = {
  vehicleType: VEHICLE_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
};
const NULLABLE = ['description', 'mileage', 'plate', 'imageUrl'];
const SAYS: Record<string, string> = {
  costPerHour: 'Rupees per hour.',
  costPerDay: 'Rupees per day.',
  location: 'Where the car is handed over.',
  mileage: 'km/l; null where it means nothing.',
  imageUrls: 'The largest size of each picture.',
  placeholder: 'A data: URL to paint before the picture arrives.',
  available: 'On offer and not out at this moment; may be a second old.',
  hasAgreement: 'There is a rental agreement to read.',
};

/** The schema of what an example shows, with what its fields mean. */
function schemaOf(example: unknown, name = '', says: Record<string, string> = {}): Schema {
  const description = says[name] ?? SAYS[name];
  const common = description ? { description } : {};
  if (Array.isArray(example)) return { type: 'array', items: schemaOf(example[0], '', says), ...common };
  if (typeof example === 'object' && example !== null) {
    const fields = Object.entries(example).map(([key, value]) => [key, schemaOf(value, key, says)] as const);
    return {
      type: 'object',
      required: Object.keys(example),
      properties: Object.fromEntries(fields),
      ...common,
    };
  }
  const kind = typeof example === 'number' && isWhole(name) ? 'integer' : typeof example;
  return {
    type: NULLABLE.includes(name) ? [kind, 'null'] : kind,
    ...(ENUMS[name] ? { enum: ENUMS[name] } : {}),
    ...common,
    examples: [example],
  };
}

function isWhole(name: string): boolean {
  return ['id', 'year', 'seatingCapacity', 'width', 'height', 'count'].includes(name);
}

export const LIST_SCHEMA = schemaOf([LIST_ITEM_EXAMPLE], '', { cost: 'Rupees per hour.' });
export const DETAILS_SCHEMA = schemaOf(DETAILS_EXAMPLE, '', { cost: 'Rupees per day.' });
export const FILTERS_SCHEMA = schemaOf(FILTERS_EXAMPLE, '', {
  cost: 'The hourly prices on offer, in rupees.',
});
export const CONSOLE_CAR_SCHEMA = schemaOf(CONSOLE_CAR_EXAMPLE);
