import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DocumentLink } from '../../../contract/customers/people.js';
import type { VehicleDocument, VehicleDocumentType } from '../../../contract/fleet/vehicle-documents.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ENCRYPTED_FOLDER, fileNameOf, SignedLinks, SweepFiles } from '../../../platform/files/index.js';
import { networkOf } from '../../../platform/http/network.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { VehicleDocumentRecord } from './vehicle-document.entity.js';

/** Opens the files of vehicle documents, and protects them from the sweep of unused files. */
@Injectable()
export class VehicleDocumentFiles implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly links: SignedLinks,
    private readonly audit: Audit,
    private readonly sweepFiles: SweepFiles,
  ) {}

  onModuleInit(): void {
    this.sweepFiles.registerFolder(ENCRYPTED_FOLDER, (keys) => this.named(keys));
  }

  /** Records the access in the transaction that signs the link. @throws Refusal 1002 if there is no file. */
  openForStaff(by: Caller, carId: number, type: string): Promise<DocumentLink> {
    return this.unitOfWork.run(async (manager) => {
      const link = await this.open(by, { carId, type }, manager);
      await this.audit.record(manager, by, {
        action: 'view-vehicle-document',
        subject: 'car',
        subjectId: carId,
        after: { document: type, network: networkOf(by.address) },
      });
      return link;
    });
  }

  /** @throws Refusal 1002 if there is no file. */
  async open(
    by: Caller,
    { carId, type }: { carId: number; type: string },
    manager: EntityManager = this.db.manager,
  ): Promise<DocumentLink> {
    const document = await manager.findOneBy(VehicleDocumentRecord, {
      carId,
      type: type as VehicleDocumentType,
    });
    if (!document?.storageKey || !document.contentType)
      throw refuse('NOT_FOUND', messageOf(fleetMessages, 'documentNotFound'));
    const { storageKey: key, contentType } = document;
    return this.links.sign(by, { key, contentType, fileName: fileNameOf(type, contentType) }, manager);
  }

  /** Returns the documents of a car that have a file. */
  async ofCar(carId: number): Promise<VehicleDocument[]> {
    const rows = await this.db.manager.findBy(VehicleDocumentRecord, { carId });
    return rows.map(toVehicleDocument).filter(({ hasFile }) => hasFile);
  }

  private async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
    // Never null: key. The WHERE clause excludes null.
    const rows = await this.db.query<{ key: string }[]>(
      'SELECT storage_key AS key FROM vehicle_documents WHERE storage_key = ANY ($1)',
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }
}

export const toVehicleDocument = ({
  type,
  number,
  expiresOn,
  storageKey,
}: VehicleDocumentRecord): VehicleDocument => ({ type, number, expiresOn, hasFile: storageKey !== null });
