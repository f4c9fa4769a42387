import { Injectable } from '@nestjs/common';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { FileStorage, storageKeyOf, type StoredFile } from '../../../platform/files/index.js';
import { refuse } from '../../../platform/http/refusal.js';
import { FleetCatalogue } from '../catalogue/fleet-catalogue.js';
import { storedNameOf } from './car-image-url.js';

/** The public files of cars. */
@Injectable()
export class CarFiles {
  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Returns the agreement in force of a car on offer, or the given version for any car, because rentals of retired cars
   * refer to it.
   * @throws Refusal 1002 for an unknown car or agreement.
   */
  async agreement(id: number, version?: string): Promise<StoredFile> {
    const { offersById, records } = this.catalogue.current;
    const record = version === undefined ? offersById.get(String(id))?.record : records.get(id);
    if (!record) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
    const agreement =
      version === undefined ? record.agreement : record.agreements.find((one) => String(one.id) === version);
    const file = agreement && (await this.storage.open(agreement.storageKey));
    if (!file) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'noAgreement'));
    return file;
  }

  /** @throws Refusal 1002 for an unknown name. */
  async image(name: string): Promise<StoredFile> {
    const stored = storedNameOf(name);
    const file = stored && (await this.storage.open(storageKeyOf('cars', stored, 'webp')));
    if (!file) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'pictureNotFound'));
    return file;
  }
}
