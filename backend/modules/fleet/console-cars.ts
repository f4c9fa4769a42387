import { Injectable } from '@nestjs/common';
import type { ConsoleCar } from '../../contract/console.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import {
  readListQuery,
  type Listed,
  type ListQuery,
  type RawListQuery,
} from '../../platform/http/simple-rest.js';
import { FleetCatalogue } from './fleet-catalogue.js';
import { toConsoleCar } from './vehicle.presenter.js';

export const SORTS = [
  'id',
  'carName',
  'carModel',
  'year',
  'vehicleType',
  'fuelType',
  'transmission',
  'seatingCapacity',
  'location',
  'plate',
  'costPerDay',
  'costPerHour',
  'retired',
  'createdAt',
] as const;
const EXACT = [
  'vehicleType',
  'fuelType',
  'transmission',
  'seatingCapacity',
  'location',
  'plate',
  'retired',
] as const;
export const FILTERS = ['id', 'q', ...EXACT] as const;

type Query = ListQuery<(typeof SORTS)[number]>;

/** The cars as staff see them, retired ones too. */
@Injectable()
export class ConsoleCars {
  constructor(private readonly catalogue: FleetCatalogue) {}

  list(raw: RawListQuery): Listed<ConsoleCar> & { query: Query } {
    const query = readListQuery(raw, { sort: SORTS, filter: FILTERS });
    const { field, direction } = query.sort;
    const sign = direction === 'ASC' ? 1 : -1;
    const matches = readFilter(query.filter);
    const found = this.all()
      .filter(matches)
      .sort((a, b) => sign * compare(a[field], b[field]) || a.id - b.id);
    return { rows: found.slice(query.offset, query.offset + query.limit), total: found.length, query };
  }

  one(id: number): ConsoleCar {
    const record = this.catalogue.current.records.get(id);
    if (!record) throw refuse('NOT_FOUND', 'No car details found.');
    return toConsoleCar(record);
  }

  private all(): ConsoleCar[] {
    return [...this.catalogue.current.records.values()].map(toConsoleCar);
  }
}

function readFilter(filter: Record<string, unknown>): (car: ConsoleCar) => boolean {
  const { id, q, ...exact } = filter;
  const ids = id === undefined ? null : new Set((Array.isArray(id) ? id : [id]).map(Number));
  if (q !== undefined && typeof q !== 'string')
    throw refuseFields({ field: 'filter.q', message: 'q is a text.' });
  const words = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return (car) =>
    (ids === null || ids.has(car.id)) &&
    EXACT.every((name) => exact[name] === undefined || exact[name] === null || exact[name] === car[name]) &&
    words.every((word) =>
      `${car.carName} ${car.carModel} ${car.plate} ${car.location}`.toLowerCase().includes(word),
    );
}

function compare(a: string | number | boolean | null, b: string | number | boolean | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'en') : Number(a) - Number(b);
}
