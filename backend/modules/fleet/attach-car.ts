import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toPaise, type Paise } from '../../contract/money.js';
import type { VehicleDetails } from '../../contract/vehicles.js';
import type { Caller } from '../../platform/auth/access.js';
import { Notices } from '../../platform/database/notices.js';
import { brokenConstraint } from '../../platform/database/transaction.js';
import {
  FileStorage,
  newStorageKey,
  storageKeyOf,
  type PreparedCarImage,
} from '../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency.js';
import { Refusal } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import type { AttachCarDto } from './attach-car.dto.js';
import { CarAgreement } from './car-agreement.entity.js';
import { CarImageRow } from './car-image.entity.js';
import { Car } from './car.entity.js';
import { FLEET_NOTICE, FleetCatalogue } from './fleet-catalogue.js';
import { toDetails } from './vehicle.presenter.js';

export interface NewCar {
  car: AttachCarDto;
  images: PreparedCarImage[];
  /** The PDF. */
  agreement: Buffer;
}

const HOURS_PER_DAY = 24;
const PAISE_PER_RUPEE = 100;

/** Puts a car on offer, with its pictures and its rental agreement. */
@Injectable()
export class AttachCar {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly storage: FileStorage,
    private readonly audit: Audit,
    private readonly notices: Notices,
    private readonly catalogue: FleetCatalogue,
  ) {}

  /** @throws Refusal 1005 when a car with this plate is there already. */
  async attach(
    by: Caller,
    { car, images, agreement }: NewCar,
    once: OnceKey | null,
  ): Promise<VehicleDetails> {
    const pictures = images.map((image) => ({ ...image, id: randomUUID() }));
    const agreementKey = newStorageKey('agreements', 'pdf');
    const files: [string, Buffer][] = [
      [agreementKey, agreement],
      ...pictures.flatMap(({ id, sizes }) =>
        sizes.map(({ width, bytes }): [string, Buffer] => [
          storageKeyOf('cars', `${id}-${width}`, 'webp'),
          bytes,
        ]),
      ),
    ];
    let attached = false;
    try {
      for (const [key, bytes] of files) await this.storage.put(key, bytes);
      const carId = await this.idempotency.run(once, async (manager) => {
        const id = await this.insert(manager, car, pictures, {
          storageKey: agreementKey,
          bytes: agreement.length,
        });
        const { carName, carModel, plate, cost } = car;
        await this.audit.record(manager, by, {
          action: 'attach-car',
          subject: 'car',
          subjectId: id,
          after: { carName, carModel, plate: plate ?? null, costPerDay: cost },
        });
        await this.notices.send(manager, FLEET_NOTICE);
        attached = true;
        return id;
      });
      await this.catalogue.renew();
      return toDetails(this.catalogue.current.records.get(carId)!, true);
    } catch (error) {
      attached = false;
      throw brokenConstraint(error) === 'cars_plate_key' ? plateTaken() : error;
    } finally {
      // Also when an earlier request with the same Idempotency-Key had attached the car.
      if (!attached) await Promise.all(files.map(([key]) => this.storage.remove(key)));
    }
  }

  private async insert(
    manager: EntityManager,
    car: AttachCarDto,
    pictures: (PreparedCarImage & { id: string })[],
    agreement: Pick<CarAgreement, 'storageKey' | 'bytes'>,
  ): Promise<number> {
    const costPerDayPaise = toPaise(car.cost);
    const { id: carId } = await manager.save(Car, {
      carName: car.carName,
      carModel: car.carModel,
      description: car.description ?? null,
      year: car.year,
      vehicleType: car.vehicleType,
      fuelType: car.fuelType,
      transmission: car.transmission,
      mileage: car.mileage ?? null,
      seatingCapacity: car.seatingCapacity,
      color: car.color ?? '',
      location: car.location,
      costPerDayPaise,
      costPerHourPaise: car.costPerHour === undefined ? hourlyOf(costPerDayPaise) : toPaise(car.costPerHour),
      plate: car.plate ?? null,
      ownerFirstName: car.firstName,
      ownerLastName: car.lastName,
      ownerMobile: car.mobile,
      ownerEmail: car.email,
      insuranceExpiresOn: car.insuranceExpiresOn ?? null,
      pucExpiresOn: car.pucExpiresOn ?? null,
      permitExpiresOn: car.permitExpiresOn ?? null,
    });
    await manager.insert(
      CarImageRow,
      pictures.map(({ id, width, height, placeholder, sizes }, position) => ({
        id,
        carId,
        position,
        width,
        height,
        placeholder,
        widths: sizes.map((size) => size.width),
      })),
    );
    await manager.insert(CarAgreement, { carId, ...agreement });
    return carId;
  }
}

/** A twenty-fourth of the day's price, rounded up to a rupee. */
function hourlyOf(costPerDay: Paise): Paise {
  return Math.ceil(costPerDay / HOURS_PER_DAY / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

function plateTaken(): Refusal {
  const message = 'A car with this registration plate is attached already.';
  return new Refusal('ALREADY_EXISTS', message, null, [{ field: 'plate', message }]);
}
