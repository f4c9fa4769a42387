import { defined } from '../../../contract/defined.js';
import type { VehicleFilters, VehicleSort } from '../../../contract/fleet/vehicles.js';
import {
  FUEL_TYPES,
  TRANSMISSIONS,
  VEHICLE_TYPE_LABELS,
  VEHICLE_TYPES,
} from '../../../contract/fleet/vehicles.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { greatest, least, NO_PAISE, type Paise, toRupees } from '../../../contract/money.js';
import { answer, ok } from '../../../platform/http/envelope.js';
import { etagOf, PreparedBody } from '../../../platform/http/prepared-body.js';
import type { Car } from '../car.entity.js';
import type { CarRecord } from '../car-record.js';
import { toDetails, toListItem } from './vehicle.presenter.js';
import type { Filterable } from './vehicle-filter.rules.js';

export const WHOLE_LIST = 500;

/** A car on offer, with its prepared JSON. */
export interface Offer extends Filterable {
  record: CarRecord;
  /** The JSON of the car in the list. */
  piece: Buffer;
  /** Changes with `piece` and with the words that a search compares. */
  etag: string;
  free: PreparedBody;
  taken: PreparedBody;
}

type Order = (a: Car, b: Car) => number;
/** Sorts by the daily price, which the site's cards show, then by the hourly price. */
const byPrice: Order = (a, b) =>
  a.costPerDayPaise - b.costPerDayPaise || a.costPerHourPaise - b.costPerHourPaise;
const ORDERS: Record<VehicleSort, Order> = {
  price: byPrice,
  '-price': (a, b) => byPrice(b, a),
  seats: (a, b) => a.seatingCapacity - b.seatingCapacity,
  '-seats': (a, b) => b.seatingCapacity - a.seatingCapacity,
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id,
};

/** The fleet at one point in time, with its prepared responses. */
export class FleetSnapshot {
  readonly records: ReadonlyMap<number, CarRecord>;
  /** By id, without retired cars. */
  readonly offers: readonly Offer[];
  readonly offersById: ReadonlyMap<string, Offer>;
  readonly wholeList: PreparedBody;
  private readonly sorted = new Map<VehicleSort, readonly Offer[]>();

  /** @param earlier Its offers are reused for records that both snapshots contain. */
  constructor(records: CarRecord[], earlier?: FleetSnapshot) {
    this.records = new Map(records.map((record) => [record.car.id, record]));
    this.offers = records
      .filter(({ car }) => car.retiredAt === null)
      .map((record) => earlier?.offerOf(record) ?? prepareOffer(record));
    this.offersById = new Map(this.offers.map((offer) => [String(offer.record.car.id), offer]));
    this.wholeList = new PreparedBody(listBody(this.offers.slice(0, WHOLE_LIST)));
  }

  get filters(): PreparedBody {
    this.filtersBody ??= PreparedBody.of(ok(countFilters(this.offers.map(({ record }) => record.car))));
    return this.filtersBody;
  }
  private filtersBody: PreparedBody | undefined;

  /** Changes with the `etag` of any car on offer. */
  get version(): string {
    this.offersVersion ??= etagOf(...this.offers.map(({ etag }) => etag));
    return this.offersVersion;
  }
  private offersVersion: string | undefined;

  private offerOf(record: CarRecord): Offer | undefined {
    const offer = this.offersById.get(String(record.car.id));
    return offer?.record === record ? offer : undefined;
  }

  inOrder(sort: VehicleSort | undefined): readonly Offer[] {
    if (sort === undefined) return this.offers;
    let offers = this.sorted.get(sort);
    if (!offers) {
      const order = ORDERS[sort];
      offers = [...this.offers].sort((a, b) => order(a.record.car, b.record.car));
      this.sorted.set(sort, offers);
    }
    return offers;
  }
}

function prepareOffer(record: CarRecord): Offer {
  const { car } = record;
  const piece = Buffer.from(JSON.stringify(toListItem(record)));
  const words = [
    car.carName,
    car.carModel,
    car.year,
    VEHICLE_TYPE_LABELS[car.vehicleType],
    car.fuelType,
    car.transmission,
    car.color,
    car.location,
    car.description,
  ]
    .join(' ')
    .toLowerCase();
  return {
    record,
    piece,
    etag: etagOf(piece, words),
    location: car.location.toLowerCase(),
    words,
    free: PreparedBody.of(ok(toDetails(record, true))),
    taken: PreparedBody.of(ok(toDetails(record, false))),
  };
}

const EMPTY_LIST = Buffer.from(JSON.stringify(answer('NOT_FOUND', [], messageOf(fleetMessages, 'noMatch'))));
const [LIST_HEAD, LIST_TAIL] = JSON.stringify(ok([]))
  .split(/(?<=\[)(?=\])/)
  .map((text) => Buffer.from(text));
const COMMA = Buffer.from(',');

/** Returns the envelope of a list, concatenated from prepared JSON. */
export function listBody(offers: readonly Pick<Offer, 'piece'>[]): Buffer {
  if (offers.length === 0) return EMPTY_LIST;
  const parts: Buffer[] = [defined(LIST_HEAD, 'LIST_HEAD')];
  offers.forEach(({ piece }, index) => {
    if (index > 0) parts.push(COMMA);
    parts.push(piece);
  });
  parts.push(defined(LIST_TAIL, 'LIST_TAIL'));
  return Buffer.concat(parts);
}

function countFilters(cars: Car[]): VehicleFilters {
  const count = <Value>(
    values: readonly Value[],
    of: (car: Car) => Value,
    label: (value: Value) => string,
  ) => {
    const counts = new Map<Value, number>();
    for (const car of cars) counts.set(of(car), (counts.get(of(car)) ?? 0) + 1);
    return values
      .map((value) => ({ value, label: label(value), count: counts.get(value) ?? 0 }))
      .filter((option) => option.count > 0);
  };
  const seats = [...new Set(cars.map((car) => car.seatingCapacity))].sort((a, b) => a - b);
  const range = (of: (car: Car) => Paise) => {
    const [first = NO_PAISE, ...others] = cars.map(of);
    return { min: toRupees(least(first, ...others)), max: toRupees(greatest(first, ...others)) };
  };
  return {
    types: count(
      VEHICLE_TYPES,
      (car) => car.vehicleType,
      (type) => VEHICLE_TYPE_LABELS[type],
    ),
    seats: count(
      seats,
      (car) => car.seatingCapacity,
      (value) => `${value} Seater`,
    ),
    transmissions: count(TRANSMISSIONS, (car) => car.transmission, String),
    locations: count(
      [...new Set(cars.map((car) => car.location))].sort((a, b) => a.localeCompare(b, 'en')),
      (car) => car.location,
      String,
    ),
    fuels: count(FUEL_TYPES, (car) => car.fuelType, String),
    cost: range((car) => car.costPerHourPaise),
    costPerDay: range((car) => car.costPerDayPaise),
  };
}
