import { Injectable } from '@nestjs/common';
import { FileStorage, storageKeyOf, type StoredFile } from '../../platform/files/index.js';
import { refuse } from '../../platform/http/refusal.js';
import { storedNameOf } from './car-image-url.js';
import { FleetCatalogue } from './fleet-catalogue.js';

/** The files of cars that anybody may open. */
@Injectable()
export class CarFiles {
  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly storage: FileStorage,
  ) {}

  /** @throws Refusal 1002 when there is no such car on offer, or no agreement for it. */
  async agreement(id: string): Promise<StoredFile> {
    const offer = this.catalogue.current.offersById.get(id);
    if (!offer) throw refuse('NOT_FOUND', 'No car details found.');
    const { agreement } = offer.record;
    const file = agreement && (await this.storage.open(agreement.storageKey));
    if (!file) throw refuse('NOT_FOUND', 'No rental agreement is kept for this car.');
    return file;
  }

  /** @throws Refusal 1002 for a name that is none of ours. */
  async image(name: string): Promise<StoredFile> {
    const stored = storedNameOf(name);
    const file = stored && (await this.storage.open(storageKeyOf('cars', stored, 'webp')));
    if (!file) throw refuse('NOT_FOUND', 'There is no picture at this address.');
    return file;
  }
}
