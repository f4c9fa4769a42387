import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import {
  ENCRYPTED_FOLDER,
  FileStorage,
  type NewFile,
  newStorageKey,
  type PreparedDocument,
  SaveFiles,
} from '../../../platform/files/index.js';
import type { OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { OperatorLicenceFileRow } from './operator-licence-file.entity.js';

interface Change {
  /** The id of the file that the caller has seen; 0 if there was none. */
  version: number;
  /** Null to remove the file. */
  file: PreparedDocument | null;
}

/** Stores the licence of the operator, in place of an earlier file, or removes it. */
@Injectable()
export class ChangeOperatorLicence {
  constructor(
    private readonly saveFiles: SaveFiles,
    private readonly storage: FileStorage,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1015 CHANGED if another admin has replaced or removed the file; 1002 if there is none to remove. */
  async change(by: Caller, { version, file }: Change, once: OnceKey | null = null): Promise<void> {
    const next = file && {
      storageKey: newStorageKey(ENCRYPTED_FOLDER, file.extension),
      contentType: file.contentType,
    };
    const files: NewFile[] = file && next ? [[next.storageKey, file]] : [];
    let replaced: string[] = [];
    await this.saveFiles.run(files, once, async (manager) => {
      const before = await this.lock(manager, version);
      if (!before && !next) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'documentNotFound'));
      if (before) await manager.delete(OperatorLicenceFileRow, { id: before.id });
      const id = next ? (await manager.save(OperatorLicenceFileRow, next)).id : version;
      replaced = before ? [before.storageKey] : [];
      await this.audit.record(manager, by, {
        action: next ? 'upload-operator-licence' : 'remove-operator-licence',
        subject: 'settings',
        subjectId: id,
      });
      return null;
    });
    await this.storage.discard(replaced);
  }

  private async lock(manager: EntityManager, version: number): Promise<OperatorLicenceFileRow | undefined> {
    // Locks the table, because there may be no row to lock.
    await manager.query('LOCK TABLE operator_licence_files IN SHARE ROW EXCLUSIVE MODE');
    const [before] = await manager.find(OperatorLicenceFileRow);
    if ((before?.id ?? 0) !== version)
      throw refuse('WRONG_STATE', messageOf(fleetMessages, 'licenceFileChanged'), {
        status: 'CHANGED',
        reason: 'CHANGED',
      });
    return before;
  }
}
