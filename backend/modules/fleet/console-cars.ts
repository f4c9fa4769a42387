import { Injectable } from '@nestjs/common';
import { dayIn } from '../../contract/calendar.js';
import type { ConsoleCar } from '../../contract/console.js';
import type { ConsoleCarDetails } from '../../contract/fleet/console-fleet.js';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../../platform/auth/access.js';
import { Clock } from '../../platform/clock/clock.js';
import { readSwitch, readText } from '../../platform/http/lists/list-filter.js';
import {
  type Listed,
  type ListQuery,
  type RawListQuery,
  readListQuery,
} from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';
import { FleetCatalogue } from './catalogue/fleet-catalogue.js';
import { type DocumentsOn, toConsoleCar, toConsoleCarDetails } from './catalogue/vehicle.presenter.js';

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
  'documentsExpireOn',
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
  'plateKind',
  'documentsState',
  'retired',
] as const;
export const FILTERS = ['q', 'hasPlate', 'hasPlateKind', ...EXACT] as const;

type Query = ListQuery<(typeof SORTS)[number]>;

/** The console's queries of cars, including retired ones. */
@Injectable()
export class ConsoleCars {
  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  list(raw: RawListQuery): Listed<ConsoleCar> & { query: Query } {
    const query = readListQuery(raw, { sort: SORTS, filter: FILTERS });
    const { field, direction } = query.sort;
    const sign = direction === 'ASC' ? 1 : -1;
    const matches = readFilter(query);
    const found = this.all()
      .filter(matches)
      .sort((a, b) => sign * compare(a[field], b[field]) || a.id - b.id);
    return { rows: found.slice(query.offset, query.offset + query.limit), total: found.length, query };
  }

  findById(by: Caller, id: number): ConsoleCarDetails {
    const record = this.catalogue.current.records.get(id);
    if (!record) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
    return toConsoleCarDetails(record, this.documentsOn(), {
      withOwner: by.kind === 'admin',
      needsCommercialPlate: this.settings.current.licensedOperator,
    });
  }

  private all(): ConsoleCar[] {
    const on = this.documentsOn();
    return [...this.catalogue.current.records.values()].map((record) => toConsoleCar(record, on));
  }

  private documentsOn(): DocumentsOn {
    const { rules, mandatoryDocuments: mandatory } = this.settings.current;
    return { today: dayIn(rules.zone, this.clock.now()), mandatory };
  }
}

const isAny = (value: unknown): boolean => value === undefined || value === null;

function readFilter({ filter, ids }: Query): (car: ConsoleCar) => boolean {
  const words = readText(filter)?.toLowerCase().split(/\s+/) ?? [];
  const hasPlate = readSwitch(filter, 'hasPlate');
  const hasPlateKind = readSwitch(filter, 'hasPlateKind');
  return (car) =>
    (ids === null || ids.includes(car.id)) &&
    (hasPlate === null || (car.plate !== null) === hasPlate) &&
    (hasPlateKind === null || (car.plateKind !== null) === hasPlateKind) &&
    EXACT.every((name) => isAny(filter[name]) || filter[name] === car[name]) &&
    words.every((word) =>
      `${car.carName} ${car.carModel} ${car.plate} ${car.location}`.toLowerCase().includes(word),
    );
}

function compare(a: string | number | boolean | null, b: string | number | boolean | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'en') : Number(a) - Number(b);
}
