import { Injectable } from '@nestjs/common';
import type { VehicleDocumentType } from '../../../contract/fleet/vehicle-documents.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { FileStorage } from '../../../platform/files/index.js';
import { refuse } from '../../../platform/http/refusal.js';
import { type CarVersion, ChangeCar } from '../change-car.js';
import { VehicleDocumentRecord } from './vehicle-document.entity.js';

/** The previous version reads these dates from `cars`. If a date becomes null, a trigger removes the row of its document. */
const CLEAR_DATE = `
  UPDATE cars SET insurance_expires_on = CASE $2 WHEN 'INSURANCE' THEN NULL ELSE insurance_expires_on END,
                  puc_expires_on = CASE $2 WHEN 'PUC' THEN NULL ELSE puc_expires_on END,
                  permit_expires_on = CASE $2 WHEN 'PERMIT' THEN NULL ELSE permit_expires_on END
   WHERE id = $1`;

/** Removes a document that a car no longer needs, or that was entered for the wrong car. */
@Injectable()
export class RemoveVehicleDocument {
  constructor(
    private readonly changeCar: ChangeCar,
    private readonly storage: FileStorage,
  ) {}

  /** @throws Refusal 1002 if the car has no document of this type */
  async remove(by: Caller, expected: CarVersion, type: VehicleDocumentType): Promise<void> {
    let removed: string[] = [];
    await this.changeCar.run(by, expected, async (manager, { id: carId }) => {
      const before = await manager.findOneBy(VehicleDocumentRecord, { carId, type });
      if (!before) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'documentNotFound'));
      await manager.delete(VehicleDocumentRecord, { carId, type });
      await manager.query(CLEAR_DATE, [carId, type]);
      removed = before.storageKey ? [before.storageKey] : [];
      const { number, expiresOn } = before;
      return { action: 'remove-vehicle-document', before: { document: type, number, expiresOn } };
    });
    await this.storage.discard(removed);
  }
}
