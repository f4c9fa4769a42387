import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import type { VehicleDocumentType } from '../../../contract/fleet/vehicle-documents.js';
import type { Caller } from '../../../platform/auth/access.js';
import {
  ENCRYPTED_FOLDER,
  FileStorage,
  newStorageKey,
  type PreparedDocument,
} from '../../../platform/files/index.js';
import type { OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { type CarNote, type CarVersion, ChangeCar } from '../change-car.js';
import { VehicleDocumentRecord } from './vehicle-document.entity.js';

export interface EnteredDocument {
  type: VehicleDocumentType;
  number: string;
  expiresOn: Day | null;
  file: PreparedDocument;
}

/** Enters a document of a car, or replaces it: number, expiry date and file always belong to the same document. */
@Injectable()
export class EnterVehicleDocument {
  constructor(
    private readonly changeCar: ChangeCar,
    private readonly storage: FileStorage,
  ) {}

  async enter(
    by: Caller,
    expected: CarVersion,
    { type, number, expiresOn, file }: EnteredDocument,
    once: OnceKey | null,
  ): Promise<void> {
    const storageKey = newStorageKey(ENCRYPTED_FOLDER, file.extension);
    const next = { number, expiresOn, storageKey, contentType: file.contentType };
    let replaced: string[] = [];
    await this.changeCar.run(
      by,
      expected,
      async (manager, { id: carId }) => {
        const before = await manager.findOneBy(VehicleDocumentRecord, { carId, type });
        replaced = before?.storageKey ? [before.storageKey] : [];
        return this.write(manager, before, { carId, type, ...next });
      },
      { files: [[storageKey, file]], once },
    );
    await this.storage.discard(replaced);
  }

  private async write(
    manager: EntityManager,
    before: VehicleDocumentRecord | null,
    next: Omit<VehicleDocumentRecord, 'car'>,
  ): Promise<CarNote> {
    await manager.upsert(VehicleDocumentRecord, next, ['carId', 'type']);
    return {
      action: 'enter-vehicle-document',
      ...(before && {
        before: { document: next.type, number: before.number, expiresOn: before.expiresOn },
      }),
      after: { document: next.type, number: next.number, expiresOn: next.expiresOn },
    };
  }
}
