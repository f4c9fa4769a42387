import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { named } from '../../../platform/database/named.js';
import { mayHaveCommitted } from '../../../platform/database/unit-of-work.js';
import {
  allEnded,
  ENCRYPTED_FOLDER,
  FileStorage,
  newStorageKey,
  type PreparedDocument,
} from '../../../platform/files/index.js';
import type { DocumentKind } from './document.entity.js';

interface RecordedDocument {
  id: string;
  /** True if any customer has uploaded the same file before. */
  seenBefore: boolean;
}

/** A stored file, which is removed unless a transaction records it. */
export interface StoredDocument {
  /** Hash of the stored content, which is encrypted and so differs from the upload. */
  storedSha256: string;
  record(manager: EntityManager, customerId: number, kind: DocumentKind): Promise<RecordedDocument>;
}

/** Stores customers' encrypted documents: the file first, then its row. A file without a row is removed. */
@Injectable()
export class StoreDocuments {
  constructor(private readonly storage: FileStorage) {}

  /**
   * Stores `prepared`, then runs `work`, which opens the transaction. Removes the files that were not recorded. If the
   * commit is uncertain, recorded files stay; the sweep removes them later unless a row refers to them.
   */
  async during<T>(
    prepared: readonly PreparedDocument[],
    work: (stored: StoredDocument[]) => Promise<T>,
  ): Promise<T> {
    const unrecorded = new Set<string>();
    const recorded: string[] = [];
    try {
      const stored = await allEnded(
        prepared.map(async (document) => {
          const key = newStorageKey(ENCRYPTED_FOLDER, document.extension);
          unrecorded.add(key);
          const storedSha256 = await document.use(async (content) => {
            await this.storage.put(key, content);
            return createHash('sha256').update(content).digest('hex');
          });
          const done = (): void => {
            unrecorded.delete(key);
            recorded.push(key);
          };
          return { storedSha256, record: this.recorder(document, key, done) };
        }),
      );
      return await work(stored);
    } catch (error) {
      if (!mayHaveCommitted(error)) for (const key of recorded) unrecorded.add(key);
      throw error;
    } finally {
      await this.storage.discard(unrecorded);
    }
  }

  private recorder(document: PreparedDocument, key: string, done: () => void): StoredDocument['record'] {
    return async (manager, customerId, kind) => {
      const id = randomUUID();
      const [row] = await manager.query<{ seenBefore: boolean }[]>(
        ...named(
          `INSERT INTO documents (id, customer_id, kind, storage_key, content_type, bytes, sha256)
             VALUES (:id, :customerId, :kind, :key, :contentType, :bytes, :sha256)
             RETURNING EXISTS (SELECT FROM documents WHERE sha256 = :sha256 AND kind = :kind) AS "seenBefore"`,
          {
            id,
            customerId,
            kind,
            key,
            contentType: document.contentType,
            bytes: document.bytes,
            sha256: document.sha256,
          },
        ),
      );
      done();
      return { id, seenBefore: defined(row, 'row').seenBefore };
    };
  }
}
