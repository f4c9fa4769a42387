import { rupees } from '../../contract/money.js';
import {
  FUEL_TYPES,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type AttachCarRequest,
  type VehicleDetails,
  type VehicleFilters,
  type VehicleListItem,
} from '../../contract/fleet/vehicles.js';
import { DOCUMENT_STATES } from '../../contract/fleet/vehicle-documents.js';
import type { ConsoleCarDetails, EditCarRequest } from '../../contract/fleet/console-fleet.js';
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
  cost: rupees(75),
  costPerHour: rupees(75),
  costPerDay: rupees(1800),
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
  cost: rupees(1800),
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
  cost: { min: rupees(50), max: rupees(400) },
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
  costPerDay: rupees(1800),
  costPerHour: rupees(75),
  imageUrl: `${IMAGE}-320.webp`,
  insuranceExpiresOn: '2027-03-31',
  pucExpiresOn: '2026-12-05',
  permitExpiresOn: '2028-01-15',
  documentsState: 'EXPIRING',
  documentsExpireOn: '2026-12-05',
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
  cost: rupees(1800),
  color: 'Pearl White',
  plate: 'MH12AB1234',
};

export const CONSOLE_CAR_DETAILS_EXAMPLE: ConsoleCarDetails = {
  ...CONSOLE_CAR_EXAMPLE,
  description: 'Easy to park, large boot.',
  mileage: 22.4,
  owner: { firstName: 'Asha', lastName: 'Kulkarni', mobile: '9876543210', email: 'asha@example.com' },
  images: [{ id: '7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11', url: `${IMAGE}-320.webp` }],
  agreements: [
    {
      id: 12,
      url: '/api/vehicles/7/agreement?version=12',
      bytes: 48_213,
      createdAt: '2026-11-21T06:30:00.000Z',
    },
  ],
  version: 3,
  changedAt: '2026-11-22T09:15:00.000Z',
};

export const EDIT_EXAMPLE: EditCarRequest = {
  ...ATTACH_EXAMPLE,
  costPerHour: rupees(80),
  description: 'Easy to park, large boot.',
  insuranceExpiresOn: '2027-03-31',
  pucExpiresOn: '2026-12-05',
  permitExpiresOn: '2028-01-15',
  version: 3,
};

type Schema = Record<string, unknown>;

const ENUMS: Record<string, readonly string[]> = {
  vehicleType: VEHICLE_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
  documentsState: DOCUMENT_STATES,
};
const NULLABLE = [
  'description',
  'mileage',
  'plate',
  'imageUrl',
  'insuranceExpiresOn',
  'pucExpiresOn',
  'permitExpiresOn',
  'documentsExpireOn',
  'owner',
  'changedAt',
];
const SAYS: Record<string, string> = {
  costPerHour: 'Rupees per hour.',
  costPerDay: 'Rupees per day.',
  location: 'Where the car is handed over.',
  mileage: 'km/l; null where it means nothing.',
  imageUrls: 'The largest size of each picture.',
  placeholder: 'A data: URL to paint before the picture arrives.',
  available: 'On offer and not out at this moment; may be a second old.',
  hasAgreement: 'There is a rental agreement to read.',
  documentsState: 'The most urgent state of the vehicle documents today.',
  documentsExpireOn: 'The first of their ends.',
  owner: 'Null for a custom admin.',
  agreements: 'The newest first; that one is in force.',
  version: 'Counts the changes. A change names the one it was made from.',
};

/** The schema of an example, with descriptions of its fields. */
function schemaOf(example: unknown, name = '', says: Record<string, string> = {}): Schema {
  const description = says[name] ?? SAYS[name];
  const common = description ? { description } : {};
  if (Array.isArray(example)) return { type: 'array', items: schemaOf(example[0], '', says), ...common };
  if (typeof example === 'object' && example !== null) {
    const fields = Object.entries(example).map(([key, value]) => [key, schemaOf(value, key, says)] as const);
    return {
      type: NULLABLE.includes(name) ? ['object', 'null'] : 'object',
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
  return ['id', 'year', 'seatingCapacity', 'width', 'height', 'count', 'bytes', 'version'].includes(name);
}

const OPTIONAL_OF_EDIT = [
  'mileage',
  'costPerHour',
  'description',
  'color',
  'plate',
  'insuranceExpiresOn',
  'pucExpiresOn',
  'permitExpiresOn',
];
const REQUIRED_OF_EDIT = Object.keys(EDIT_EXAMPLE).filter((name) => !OPTIONAL_OF_EDIT.includes(name));

export const LIST_SCHEMA = schemaOf([LIST_ITEM_EXAMPLE], '', { cost: 'Rupees per hour.' });
export const DETAILS_SCHEMA = schemaOf(DETAILS_EXAMPLE, '', { cost: 'Rupees per day.' });
export const FILTERS_SCHEMA = schemaOf(FILTERS_EXAMPLE, '', {
  cost: 'The hourly prices on offer, in rupees.',
});
export const CONSOLE_CAR_SCHEMA = schemaOf(CONSOLE_CAR_EXAMPLE);
export const CONSOLE_CAR_DETAILS_SCHEMA = schemaOf(CONSOLE_CAR_DETAILS_EXAMPLE, '', {
  url: 'Where it can be opened.',
});
export const EDIT_SCHEMA: Schema = {
  ...schemaOf({ ...EDIT_EXAMPLE }, '', { cost: 'Rupees per day.' }),
  required: REQUIRED_OF_EDIT,
};
export const VERSION_SCHEMA: Schema = {
  type: 'integer',
  minimum: 1,
  description: SAYS['version'],
  examples: [3],
};
export const RETIREMENT_SCHEMA: Schema = {
  type: 'object',
  required: ['version', 'retired'],
  properties: { version: VERSION_SCHEMA, retired: { type: 'boolean', examples: [true] } },
};
export const PICTURES_SCHEMA: Schema = {
  type: 'object',
  required: ['version', 'images'],
  properties: {
    version: VERSION_SCHEMA,
    images: {
      type: 'array',
      description: 'The ids of its pictures, the main one first.',
      items: { type: 'string', format: 'uuid', examples: ['7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11'] },
    },
  },
};
