import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import type { VehicleDetails } from '../../contract/fleet/vehicles.js';
import type { Caller } from '../../platform/auth/access.js';
import { Notices } from '../../platform/database/notices.js';
import {
  type FileContent,
  newStorageKey,
  type PreparedCarImage,
  SaveFiles,
} from '../../platform/files/index.js';
import type { OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import type { AttachCarDto } from './attach-car.dto.js';
import { Car } from './car.entity.js';
import { columnsOf, refusePlate } from './car-columns.js';
import type { CarRecord } from './car-record.js';
import { FLEET_NOTICE, FleetCatalogue } from './catalogue/fleet-catalogue.js';
import { toDetails } from './catalogue/vehicle.presenter.js';
import { CarAgreement } from './files/car-agreement.entity.js';
import { CarImageRow } from './files/car-image.entity.js';
import { filesOf, type NamedPicture, namePictures, rowsOf } from './files/car-pictures.js';
import { requireListablePlate } from './plate-kind.js';
import { readCarRecords } from './read-car-records.js';

export interface NewCar {
  car: AttachCarDto;
  images: PreparedCarImage[];
  /** The PDF file. */
  agreement: FileContent;
}

/** Adds a car to the offer, with its photos and its rental agreement. */
@Injectable()
export class AttachCar {
  constructor(
    private readonly saveFiles: SaveFiles,
    private readonly audit: Audit,
    private readonly notices: Notices,
    private readonly catalogue: FleetCatalogue,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1005 if another car has this plate; 1015 PLATE_KIND if it is private and the operator is licensed. */
  async attach(
    by: Caller,
    { car, images, agreement }: NewCar,
    once: OnceKey | null,
  ): Promise<VehicleDetails> {
    const pictures = namePictures(images);
    const agreementKey = newStorageKey('agreements', 'pdf');
    let attached: CarRecord | undefined;
    const carId = await this.saveFiles
      .run([[agreementKey, agreement], ...filesOf(pictures)], once, async (manager) => {
        const id = await this.insert(manager, car, pictures, {
          storageKey: agreementKey,
          bytes: agreement.bytes,
        });
        const { carName, carModel, plate, cost } = car;
        await this.audit.record(manager, by, {
          action: 'attach-car',
          subject: 'car',
          subjectId: id,
          after: { carName, carModel, plate: plate ?? null, costPerDay: cost },
        });
        await this.notices.send(manager, FLEET_NOTICE);
        attached = (await readCarRecords(manager, [id])).get(id);
        return id;
      })
      .catch((error: unknown) => {
        throw refusePlate(error);
      });
    if (attached) await this.catalogue.renewAfter(attached);
    else await this.catalogue.renew();
    return toDetails(defined(this.catalogue.current.records.get(carId), 'car'), true);
  }

  private async insert(
    manager: EntityManager,
    car: AttachCarDto,
    pictures: NamedPicture[],
    agreement: Pick<CarAgreement, 'storageKey' | 'bytes'>,
  ): Promise<number> {
    const columns = columnsOf(car, this.settings.current.protection);
    await requireListablePlate(manager, this.settings, columns);
    const { id: carId } = await manager.save(Car, columns);
    await manager.insert(CarImageRow, rowsOf(carId, pictures));
    await manager.insert(CarAgreement, { carId, ...agreement });
    return carId;
  }
}
