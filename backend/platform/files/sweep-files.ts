import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { FileStorage } from './storage.js';

/** Returns the storage keys that a row refers to. */
export type NamedKeys = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

// Far longer than an upload and its transaction take, so that no file is removed before its row is committed.
const GRACE_MS = 24 * 3_600_000;
// Crashes leave fewer files behind, so more unknown files indicate a wrong database or folder.
const MAX_UNKNOWN = 50;

/** Removes stored files without a row, which crashes and commits with an unknown outcome leave behind. */
@Injectable()
export class SweepFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(SweepFiles.name);
  private readonly owners = new Map<string, NamedKeys[]>();
  private sweeping: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    private readonly db: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Registers a lookup of used keys in `folder`, which several modules can share. Folders without a lookup are not swept. */
  registerFolder(folder: string, namedKeys: NamedKeys): void {
    this.owners.set(folder, [...(this.owners.get(folder) ?? []), namedKeys]);
  }

  /** Returns those of these keys that a row refers to. */
  async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await Promise.all(
      [...this.owners].flatMap(([folder, lookups]) => {
        const own = keys.filter((key) => key.startsWith(`${folder}/`));
        return own.length === 0 ? [] : lookups.map((lookup) => lookup(own));
      }),
    );
    return new Set(found.flatMap((named) => [...named]));
  }

  onApplicationBootstrap(): void {
    if (this.environment.role === 'web') return;
    this.sweep().catch((error: unknown) => this.log.error({ error }, 'files could not be swept'));
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.sweeping;
  }

  /** Safe in concurrent processes, because removing a file twice has no effect. */
  @Cron('0 23 */6 * * *', { name: 'sweep-files', waitForCompletion: true })
  sweep(): Promise<void> {
    this.sweeping = this.sweeping.then(async () => {
      for (const folder of this.owners.keys()) {
        await this.sweepFolder(folder).catch((error: unknown) =>
          this.log.error({ folder, error }, 'files could not be swept'),
        );
      }
    });
    return this.sweeping;
  }

  private async sweepFolder(folder: string): Promise<void> {
    const now = await this.clock.readIn(this.db.manager);
    const unknown: string[] = [];
    let known = 0;
    for await (const keys of this.storage.keysBefore(folder, new Date(now.getTime() - GRACE_MS))) {
      if (this.isStopping) return;
      // Rows are read after the files are listed, because later rows belong to files that are too new for the list.
      const named = await this.named(keys);
      known += named.size;
      unknown.push(...keys.filter((key) => !named.has(key)));
    }
    if (unknown.length > MAX_UNKNOWN && unknown.length > known) {
      this.log.error({ folder, known, unknown: unknown.length }, 'most files are in no row: none is removed');
      return;
    }
    await this.storage.discard(unknown);
    if (unknown.length > 0) this.log.log(`removed ${unknown.length} files of ${folder} that no row names`);
  }
}
