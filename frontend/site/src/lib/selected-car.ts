import type { VehicleDetails } from '@contract/fleet/vehicles';
import { isId, isNumber, isText, listOf, objectOf, parseStored } from '@shared/storage/stored-value';
import { readSelectedCar, writeSelectedCar } from './session';

/** The part of the chosen car that pages read while its visitor signs in and pays. */
export type SelectedCar = Pick<VehicleDetails, 'id' | 'carName' | 'carModel' | 'images'>;

const isSelectedCar = objectOf<SelectedCar>({
  id: isId,
  carName: isText,
  carModel: isText,
  images: listOf(
    objectOf({
      url: isText,
      width: isNumber,
      height: isNumber,
      placeholder: isText,
      sizes: listOf(objectOf({ url: isText, width: isNumber })),
    }),
  ),
});

export const selectedCar = (): SelectedCar | null => parseStored(readSelectedCar(), isSelectedCar);

export function saveSelectedCar(car: VehicleDetails): void {
  const { id, carName, carModel, year, vehicleType, fuelType, transmission, mileage } = car;
  const { seatingCapacity, location: town, costPerDay, costPerHour, imageUrls, images, hasAgreement } = car;
  const stored = {
    id,
    carName,
    carModel,
    year,
    vehicleType,
    fuelType,
    transmission,
    mileage,
    seatingCapacity,
    location: town,
    cost: costPerDay,
    costPerDay,
    costPerHour,
    imageUrls,
    images,
    hasAgreement,
  };
  writeSelectedCar(JSON.stringify(stored));
}
