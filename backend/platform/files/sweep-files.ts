import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { FileStorage } from './storage.js';

/** Which of these storage keys are used by a row. */
export type NamedKeys = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

// Far longer than an upload and its transaction take, so that a file that is about to be recorded is never removed.
const GRACE_MS = 24 * 3_600_000;
// More than crashes leave behind. With so many unknown files this is the wrong database or folder.
const MOST_UNKNOWN = 50;

/** Removes stored files without a row, which crashes and commits with an unknown result leave behind. */
@Injectable()
export class SweepFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(SweepFiles.name);
  private readonly owners = new Map<string, NamedKeys>();
  private sweeping: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    private readonly db: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Registers, for the files of `folder`, which of them have a row. Folders without a check are not swept. */
  own(folder: string, namedKeys: NamedKeys): void {
    this.owners.set(folder, namedKeys);
  }

  onApplicationBootstrap(): void {
    if (this.environment.role === 'web') return;
    this.sweep().catch((error: unknown) => this.log.error({ error }, 'files could not be swept'));
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.sweeping;
  }

  /** Safe in several processes at once: removing a file twice is no error. */
  @Cron('0 23 */6 * * *', { name: 'sweep-files', waitForCompletion: true })
  sweep(): Promise<void> {
    this.sweeping = this.sweeping.then(async () => {
      for (const [folder, namedKeys] of this.owners) {
        await this.sweepFolder(folder, namedKeys).catch((error: unknown) =>
          this.log.error({ folder, error }, 'files could not be swept'),
        );
      }
    });
    return this.sweeping;
  }

  private async sweepFolder(folder: string, namedKeys: NamedKeys): Promise<void> {
    const now = await this.clock.in(this.db.manager);
    const unknown: string[] = [];
    let known = 0;
    for await (const keys of this.storage.keysBefore(folder, new Date(now.getTime() - GRACE_MS))) {
      if (this.isStopping) return;
      // Read after the files were listed: a row that is written later belongs to a file too young to be listed.
      const named = await namedKeys(keys);
      known += named.size;
      unknown.push(...keys.filter((key) => !named.has(key)));
    }
    if (unknown.length > MOST_UNKNOWN && unknown.length > known) {
      this.log.error({ folder, known, unknown: unknown.length }, 'most files are in no row: none is removed');
      return;
    }
    await this.storage.discard(unknown);
    if (unknown.length > 0) this.log.log(`removed ${unknown.length} files of ${folder} that no row names`);
  }
}
