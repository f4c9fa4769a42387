import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { type Paise, paise, toPaise } from '../../contract/money.js';
import type { Protection } from '../../contract/settings.js';
import { brokenConstraint } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/http/refusal.js';
import type { AttachCarDto } from './attach-car.dto.js';
import type { Car } from './car.entity.js';
import { factsOf } from './car-facts.rules.js';

const HOURS_PER_DAY = 24;
const PAISE_PER_RUPEE = 100;

type ExpiryDates = Partial<Pick<Car, 'insuranceExpiresOn' | 'pucExpiresOn' | 'permitExpiresOn'>>;
export type CarColumns = ExpiryDates &
  Omit<Car, 'id' | 'retiredAt' | 'createdAt' | 'version' | 'changedById' | 'changedAt' | keyof ExpiryDates>;

/**
 * Returns the columns of a car from a submitted form. In production, a missing description is written from the car's
 * facts.
 */
export function columnsOf(car: AttachCarDto, protection: Protection): CarColumns {
  const costPerDayPaise = toPaise(car.cost);
  return {
    carName: car.carName,
    carModel: car.carModel,
    description: car.description ?? (protection === 'production' ? factsOf(car) : null),
    year: car.year,
    vehicleType: car.vehicleType,
    fuelType: car.fuelType,
    transmission: car.transmission,
    seatingCapacity: car.seatingCapacity,
    ...sizesOf(car),
    color: car.color ?? '',
    location: car.location,
    costPerDayPaise,
    costPerHourPaise: car.costPerHour === undefined ? hourlyOf(costPerDayPaise) : toPaise(car.costPerHour),
    plate: car.plate ?? null,
    plateKind: car.plateKind ?? null,
    permitState: car.permitState ?? null,
    ownerFirstName: car.firstName,
    ownerLastName: car.lastName,
    ownerMobile: car.mobile,
    ownerEmail: car.email,
    ...expiryDatesOf(car),
  };
}

/** Returns only the dates in the form. The database copies them to the documents of the car. */
const expiryDatesOf = ({ insuranceExpiresOn, pucExpiresOn, permitExpiresOn }: AttachCarDto): ExpiryDates => ({
  ...(insuranceExpiresOn && { insuranceExpiresOn }),
  ...(pucExpiresOn && { pucExpiresOn }),
  ...(permitExpiresOn && { permitExpiresOn }),
});

const sizesOf = (
  car: AttachCarDto,
): Pick<CarColumns, 'mileage' | 'bootLitres' | 'tankLitres' | 'batteryKwh'> => ({
  mileage: car.mileage ?? null,
  bootLitres: car.bootLitres ?? null,
  tankLitres: car.tankLitres ?? null,
  batteryKwh: car.batteryKwh ?? null,
});

/** Returns a twenty-fourth of the daily price, rounded up to a whole rupee. */
function hourlyOf(costPerDay: Paise): Paise {
  return paise(Math.ceil(costPerDay / HOURS_PER_DAY / PAISE_PER_RUPEE) * PAISE_PER_RUPEE);
}

/** @returns Refusal 1005 if another car has the plate, else the unchanged error. */
export function refusePlate(error: unknown): unknown {
  if (brokenConstraint(error) !== 'cars_plate_key') return error;
  const message = messageOf(fleetMessages, 'plateTaken');
  return new Refusal('ALREADY_EXISTS', message, null, [{ field: 'plate', message }]);
}
