import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SweepFiles } from '../../../platform/files/index.js';
import type { CarImageRow } from './car-image.entity.js';
import { keysOf } from './car-pictures.js';

const PICTURE_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Protects the files of cars from the sweep of unused files. */
@Injectable()
export class NamedCarFiles implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly sweepFiles: SweepFiles,
  ) {}

  onModuleInit(): void {
    this.sweepFiles.registerFolder('cars', (keys) => this.pictures(keys));
    this.sweepFiles.registerFolder('agreements', (keys) => this.agreements(keys));
  }

  private async pictures(keys: readonly string[]): Promise<Set<string>> {
    const ids = keys.flatMap((key) => PICTURE_ID.exec(key)?.[0] ?? []);
    const rows = await this.db.query<Pick<CarImageRow, 'id' | 'widths'>[]>(
      'SELECT id, widths FROM car_images WHERE id = ANY ($1::uuid[])',
      [ids],
    );
    const named = new Set(rows.flatMap(keysOf));
    return new Set(keys.filter((key) => named.has(key)));
  }

  private async agreements(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.query<{ key: string }[]>(
      'SELECT storage_key AS key FROM car_agreements WHERE storage_key = ANY ($1)',
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
