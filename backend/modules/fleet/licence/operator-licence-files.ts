import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DocumentLink } from '../../../contract/customers/people.js';
import { OperatorLicenceFile, type TripDocument } from '../../../contract/fleet/vehicle-documents.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ENCRYPTED_FOLDER, fileNameOf, SignedLinks, SweepFiles } from '../../../platform/files/index.js';
import { networkOf } from '../../../platform/http/network.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { Settings } from '../../settings/index.js';
import { OperatorLicenceFileRow } from './operator-licence-file.entity.js';

/** Opens the uploaded licence of the operator, and protects its file from the sweep of unused files. */
@Injectable()
export class OperatorLicenceFiles implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly links: SignedLinks,
    private readonly audit: Audit,
    private readonly sweepFiles: SweepFiles,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.sweepFiles.registerFolder(ENCRYPTED_FOLDER, (keys) => this.named(keys));
  }

  async current(manager: EntityManager = this.db.manager): Promise<OperatorLicenceFile> {
    const [row] = await manager.find(OperatorLicenceFileRow);
    return { version: row?.id ?? 0, uploadedAt: row?.createdAt.toISOString() ?? null };
  }

  /** Records the access in the transaction that signs the link. @throws Refusal 1002 if there is no file. */
  openForStaff(by: Caller): Promise<DocumentLink> {
    return this.unitOfWork.run(async (manager) => {
      const { version } = await this.current(manager);
      const link = await this.open(by, manager);
      await this.audit.record(manager, by, {
        action: 'view-operator-licence',
        subject: 'settings',
        subjectId: version,
        after: { network: networkOf(by.address) },
      });
      return link;
    });
  }

  /** @throws Refusal 1002 if there is no file. */
  async open(by: Caller, manager: EntityManager = this.db.manager): Promise<DocumentLink> {
    const [row] = await manager.find(OperatorLicenceFileRow);
    if (!row) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'documentNotFound'));
    const { storageKey: key, contentType } = row;
    return this.links.sign(
      by,
      { key, contentType, fileName: fileNameOf('OPERATOR_LICENCE', contentType) },
      manager,
    );
  }

  /** Returns the licence for the documents that a customer shows on the road; an empty list without a file. */
  async forCustomer(): Promise<TripDocument[]> {
    if ((await this.current()).version === 0) return [];
    const { number, validUntil } = this.settings.current.operatorLicence;
    return [
      { type: 'OPERATOR_LICENCE', number: number || null, expiresOn: validUntil || null, hasFile: true },
    ];
  }

  private async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.query<{ key: string }[]>(
      'SELECT storage_key AS key FROM operator_licence_files WHERE storage_key = ANY ($1)',
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
