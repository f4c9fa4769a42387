import {
  type FuelType,
  type Transmission,
  VEHICLE_TYPE_LABELS,
  type VehicleType,
} from '../../contract/fleet/vehicles.js';

interface CarFacts {
  vehicleType: VehicleType;
  transmission: Transmission;
  fuelType: FuelType;
  seatingCapacity: number;
  bootLitres?: number;
  color?: string;
}

/** Returns an English description made from the car's own facts. */
export const factsOf = ({ vehicleType, transmission, fuelType, ...car }: CarFacts): string =>
  [
    VEHICLE_TYPE_LABELS[vehicleType],
    transmission,
    fuelType,
    `${car.seatingCapacity} seats`,
    car.bootLitres && `boot of ${car.bootLitres} litres`,
    car.color,
  ]
    .filter(Boolean)
    .join(', ');
