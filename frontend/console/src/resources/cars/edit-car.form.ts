import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';

const text = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A car as the text values of its form. */
export function toFormValues(car: ConsoleCarDetails) {
  return {
    firstName: text(car.owner?.firstName),
    lastName: text(car.owner?.lastName),
    mobile: text(car.owner?.mobile),
    email: text(car.owner?.email),
    carName: car.carName,
    carModel: car.carModel,
    year: text(car.year),
    vehicleType: car.vehicleType,
    fuelType: car.fuelType,
    transmission: car.transmission,
    seatingCapacity: text(car.seatingCapacity),
    mileage: text(car.mileage),
    bootLitres: text(car.bootLitres),
    tankLitres: text(car.tankLitres),
    batteryKwh: text(car.batteryKwh),
    color: car.color,
    plate: text(car.plate),
    plateKind: text(car.plateKind),
    permitState: text(car.permitState),
    location: car.location,
    description: text(car.description),
    cost: text(car.costPerDay),
    costPerHour: text(car.costPerHour),
  };
}

/** The form for the server, without empty fields. */
export function readFormValues(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
    ),
  );
}
