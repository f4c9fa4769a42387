import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENCRYPTED_FOLDER, SweepFiles } from '../../platform/files/index.js';

/** Protects the photos of expenses from the sweep of unused files. */
@Injectable()
export class NamedDrawerPhotos implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly sweepFiles: SweepFiles,
  ) {}

  onModuleInit(): void {
    this.sweepFiles.registerFolder(ENCRYPTED_FOLDER, (keys) => this.named(keys));
  }

  private async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
    // Never null: key. The WHERE clause excludes null.
    const rows = await this.db.query<{ key: string }[]>(
      'SELECT photo_key AS key FROM drawer_movements WHERE photo_key = ANY ($1)',
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
