import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/access.js';
import { type FileContent, newStorageKey } from '../../../platform/files/index.js';
import type { OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { type CarVersion, ChangeCar } from '../change-car.js';
import { CarAgreement } from './car-agreement.entity.js';

/** Replaces the rental agreement in force. Existing rentals keep their version. */
@Injectable()
export class ReplaceAgreement {
  constructor(private readonly changeCar: ChangeCar) {}

  async replace(
    by: Caller,
    expected: CarVersion,
    agreement: FileContent,
    once: OnceKey | null,
  ): Promise<void> {
    const storageKey = newStorageKey('agreements', 'pdf');
    await this.changeCar.run(
      by,
      expected,
      async (manager, { id: carId }) => {
        const before = await manager.findOne(CarAgreement, { where: { carId }, order: { id: 'DESC' } });
        const { id } = await manager.save(CarAgreement, { carId, storageKey, bytes: agreement.bytes });
        return {
          action: 'replace-agreement',
          before: { agreementId: before?.id ?? null },
          after: { agreementId: id },
        };
      },
      { files: [[storageKey, agreement]], once },
    );
  }
}
