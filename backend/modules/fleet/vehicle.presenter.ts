import type { ConsoleCar } from '../../contract/console.js';
import { toRupees } from '../../contract/money.js';
import type { RentalCar } from '../../contract/rentals.js';
import type { CarImage, VehicleDetails, VehicleListItem } from '../../contract/vehicles.js';
import { carImageUrl } from './car-image-url.js';
import type { CarImageRow } from './car-image.entity.js';
import type { CarRecord } from './car-record.js';

function toCarImage(image: CarImageRow): CarImage {
  return {
    url: carImageUrl(image.id, image.width),
    width: image.width,
    height: image.height,
    placeholder: image.placeholder,
    sizes: image.widths.map((width) => ({ url: carImageUrl(image.id, width), width })),
  };
}

/** As anybody may see a car in the list: without its owner, its plate and its papers. */
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
    location: car.location,
    cost: toRupees(car.costPerHourPaise),
    costPerHour: toRupees(car.costPerHourPaise),
    costPerDay: toRupees(car.costPerDayPaise),
    imageUrls: shown.map(({ url }) => url),
    images: shown,
  };
}

/** As anybody may see a car on its own page. */
export function toDetails(record: CarRecord, available: boolean): VehicleDetails {
  const { car } = record;
  return {
    ...toListItem(record),
    cost: toRupees(car.costPerDayPaise),
    mileage: car.mileage,
    color: car.color,
    available,
    hasAgreement: record.agreement !== null,
  };
}

/** As a customer sees a car inside a booking or reservation. */
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

/** As staff see a car: with its plate, still without its owner. */
export function toConsoleCar({ car, images }: CarRecord): ConsoleCar {
  const first = images[0];
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
    color: car.color,
    plate: car.plate,
    costPerDay: toRupees(car.costPerDayPaise),
    costPerHour: toRupees(car.costPerHourPaise),
    imageUrl: first ? carImageUrl(first.id, first.widths[0] ?? first.width) : null,
    retired: car.retiredAt !== null,
    createdAt: car.createdAt.toISOString(),
  };
}
