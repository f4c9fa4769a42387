import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENCRYPTED_FOLDER, SweepFiles } from '../../../platform/files/index.js';

// The second folder contains unencrypted documents of earlier versions.
const FOLDERS = [ENCRYPTED_FOLDER, 'documents'];

/** Reports the stored files that are customers' documents to the sweep of unused files. */
@Injectable()
export class NamedDocuments implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly sweepFiles: SweepFiles,
  ) {}

  onModuleInit(): void {
    for (const folder of FOLDERS) this.sweepFiles.registerFolder(folder, (keys) => this.named(keys));
  }

  private async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.query<{ key: string }[]>(
      'SELECT storage_key AS key FROM documents WHERE storage_key = ANY ($1)',
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
