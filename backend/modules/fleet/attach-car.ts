import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { VehicleDetails } from '../../contract/vehicles.js';
import type { Caller } from '../../platform/auth/access.js';
import { Notices } from '../../platform/database/notices.js';
import { FileStorage, newStorageKey, type PreparedCarImage } from '../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency.js';
import { Audit } from '../audit/index.js';
import type { AttachCarDto } from './attach-car.dto.js';
import { CarAgreement } from './car-agreement.entity.js';
import { CarImageRow } from './car-image.entity.js';
import { columnsOf, plateTaken } from './car-columns.js';
import { Car } from './car.entity.js';
import { filesOf, namePictures, rowsOf, type NamedPicture } from './car-pictures.js';
import { FLEET_NOTICE, FleetCatalogue } from './fleet-catalogue.js';
import { toDetails } from './vehicle.presenter.js';

export interface NewCar {
  car: AttachCarDto;
  images: PreparedCarImage[];
  /** The PDF. */
  agreement: Buffer;
}

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
    const pictures = namePictures(images);
    const agreementKey = newStorageKey('agreements', 'pdf');
    const files: [string, Buffer][] = [[agreementKey, agreement], ...filesOf(pictures)];
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
      throw plateTaken(error);
    } finally {
      // Also when an earlier request with the same Idempotency-Key had attached the car.
      if (!attached) await Promise.all(files.map(([key]) => this.storage.remove(key)));
    }
  }

  private async insert(
    manager: EntityManager,
    car: AttachCarDto,
    pictures: NamedPicture[],
    agreement: Pick<CarAgreement, 'storageKey' | 'bytes'>,
  ): Promise<number> {
    const { id: carId } = await manager.save(Car, columnsOf(car));
    await manager.insert(CarImageRow, rowsOf(carId, pictures));
    await manager.insert(CarAgreement, { carId, ...agreement });
    return carId;
  }
}
