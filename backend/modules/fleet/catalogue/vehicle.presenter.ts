import type { Day } from '../../../contract/calendar.js';
import type { ConsoleCar } from '../../../contract/console.js';
import type { ConsoleCarDetails } from '../../../contract/fleet/console-fleet.js';
import {
  documentsExpireOn,
  mostUrgentState,
  statesOfDocuments,
  type VehicleDocumentType,
} from '../../../contract/fleet/vehicle-documents.js';
import type { CarImage, VehicleDetails, VehicleListItem } from '../../../contract/fleet/vehicles.js';
import { toRupees } from '../../../contract/money.js';
import type { RentalCar } from '../../../contract/rentals/rentals.js';
import type { CarRecord } from '../car-record.js';
import type { CarImageRow } from '../files/car-image.entity.js';
import { carImageUrl } from '../files/car-image-url.js';

function toCarImage(image: CarImageRow): CarImage {
  return {
    url: carImageUrl(image.id, image.width),
    width: image.width,
    height: image.height,
    placeholder: image.placeholder,
    sizes: image.widths.map((width) => ({ url: carImageUrl(image.id, width), width })),
  };
}

/** Returns a car for the public list, without its owner and documents, and with only the end of its plate. */
export function toListItem({ car, images }: CarRecord): VehicleListItem {
  const shown = images.map(toCarImage);
  return {
    id: car.id,
    carName: car.carName,
    carModel: car.carModel,
    description: car.description,
    year: car.year,
    vehicleType: car.vehicleType,
    seatingCapacity: car.seatingCapacity,
    transmission: car.transmission,
    fuelType: car.fuelType,
    color: car.color,
    plateEnd: car.plate?.slice(-2) ?? null,
    location: car.location,
    cost: toRupees(car.costPerHourPaise),
    costPerHour: toRupees(car.costPerHourPaise),
    costPerDay: toRupees(car.costPerDayPaise),
    imageUrls: shown.map(({ url }) => url),
    images: shown,
  };
}

/** Returns a car for its public page. */
export function toDetails(record: CarRecord, available: boolean): VehicleDetails {
  const { car } = record;
  return {
    ...toListItem(record),
    cost: toRupees(car.costPerDayPaise),
    mileage: car.mileage,
    bootLitres: car.bootLitres,
    available,
    hasAgreement: record.agreement !== null,
  };
}

/** Returns a car for a customer's booking or reservation. */
export function toRentalCar({ car, images }: CarRecord): RentalCar {
  const shown = images.map(toCarImage);
  return {
    id: car.id,
    carName: car.carName,
    carModel: car.carModel,
    year: car.year,
    vehicleType: car.vehicleType,
    fuelType: car.fuelType,
    transmission: car.transmission,
    seatingCapacity: car.seatingCapacity,
    location: car.location,
    cost: toRupees(car.costPerDayPaise),
    imageUrls: shown.map(({ url }) => url),
    images: shown,
  };
}

/** Returns the URL of the main photo in its smallest size; null without photos. */
export function smallestPicture({ images: [first] }: Pick<CarRecord, 'images'>): string | null {
  return first ? carImageUrl(first.id, first.widths[0] ?? first.width) : null;
}

/** Facts that determine the states of a car's documents. */
export interface DocumentsOn {
  today: Day;
  mandatory: readonly VehicleDocumentType[];
}

/** Returns a car for staff, with its plate but without its owner. */
export function toConsoleCar(
  { car, images, documents: entered }: CarRecord,
  { today, mandatory }: DocumentsOn,
): ConsoleCar {
  const documents = statesOfDocuments(entered, mandatory, today);
  const expiryOf = (type: VehicleDocumentType): Day | null =>
    entered.find((one) => one.type === type)?.expiresOn ?? null;
  return {
    id: car.id,
    carName: car.carName,
    carModel: car.carModel,
    year: car.year,
    vehicleType: car.vehicleType,
    fuelType: car.fuelType,
    transmission: car.transmission,
    seatingCapacity: car.seatingCapacity,
    bootLitres: car.bootLitres,
    location: car.location,
    color: car.color,
    plate: car.plate,
    plateKind: car.plateKind,
    permitState: car.permitState,
    costPerDay: toRupees(car.costPerDayPaise),
    costPerHour: toRupees(car.costPerHourPaise),
    imageUrl: smallestPicture({ images }),
    insuranceExpiresOn: expiryOf('INSURANCE'),
    pucExpiresOn: expiryOf('PUC'),
    permitExpiresOn: expiryOf('PERMIT'),
    documents,
    documentsState: mostUrgentState(documents),
    documentsExpireOn: documentsExpireOn(entered),
    retired: car.retiredAt !== null,
    createdAt: car.createdAt.toISOString(),
  };
}

/** Returns a car with all editable fields. Includes the owner only for callers with access to the owner's data. */
export function toConsoleCarDetails(
  record: CarRecord,
  on: DocumentsOn,
  { withOwner, needsCommercialPlate }: { withOwner: boolean; needsCommercialPlate: boolean },
): ConsoleCarDetails {
  const { car, images, agreements } = record;
  return {
    ...toConsoleCar(record, on),
    description: car.description,
    mileage: car.mileage,
    tankLitres: car.tankLitres,
    batteryKwh: car.batteryKwh,
    owner: withOwner
      ? {
          firstName: car.ownerFirstName,
          lastName: car.ownerLastName,
          mobile: car.ownerMobile,
          email: car.ownerEmail,
        }
      : null,
    needsCommercialPlate,
    images: images.map(({ id, widths, width }) => ({ id, url: carImageUrl(id, widths[0] ?? width) })),
    agreements: agreements.map(({ id, bytes, createdAt }) => ({
      id,
      url: `/api/vehicles/${car.id}/agreement?version=${id}`,
      bytes,
      createdAt: createdAt.toISOString(),
    })),
    version: car.version,
    changedAt: car.changedAt?.toISOString() ?? null,
  };
}
