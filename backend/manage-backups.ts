import 'reflect-metadata';

import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { defined } from './contract/defined.js';
import { EraseAgain } from './modules/privacy/index.js';
import { Vault } from './platform/auth/vault.js';
import { chooseBackup, type Manifest } from './platform/backup/manifest.js';
import { proveBackup } from './platform/backup/prove-backup.js';
import { finishRecovery, restoreBackup } from './platform/backup/restore-backup.js';
import { restoreLostFiles } from './platform/backup/restore-lost-files.js';
import { type Installation, takeBackup } from './platform/backup/take-backup.js';
import { type Environment, readEnvironment } from './platform/config/environment.js';
import { withMigrations } from './platform/database/data-source.js';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './platform/database/embedded.js';
import { grantService } from './platform/database/service-role.js';
import { SweepFiles } from './platform/files/index.js';
import { openFileStore } from './platform/files/stores/open-file-store.js';

const USAGE = `backup <folder> [--keep <number>]
restore <folder> [--at <time, such as 2026-01-31T18:30:00Z>] [--replace]
recovered <folder>
prove <folder>
files <folder> [<key> ...]`;

interface Options {
  at?: string;
  keep?: string;
  keys: string[];
  replace?: boolean;
}

interface Command {
  /** Whether the service may be running. */
  isOnline: boolean;
  /** Whether it accepts keys of files. */
  takesKeys?: boolean;
  /** Returns the line to print. */
  run(
    installation: Installation & { environment: Environment },
    folder: string,
    options: Options,
  ): Promise<string>;
}

const COMMANDS: Record<string, Command> = {
  backup: {
    isOnline: true,
    async run(installation, folder, { keep }) {
      const { production, backupSecret } = installation.environment;
      if (production && backupSecret === null)
        throw new Error(
          'BACKUP_SECRET is missing; production expects 32 random characters ("openssl rand -hex 32").',
        );
      const { name, manifest } = await takeBackup(installation, folder, countOf(keep));
      return `Saved ${name}: ${contentsOf(manifest)}.`;
    },
  },

  restore: {
    isOnline: false,
    async run(installation, folder, { at, replace = false }) {
      const backup = await chooseBackup(installation.vault, folder, instantOf(at));
      const hasErased = await restoreBackup(backup, installation, replace);
      if (hasErased) await eraseAgain(installation.environment, installation.url);
      await grantAgain(installation.environment, installation.url);
      return `Restored ${backup.name}: ${contentsOf(backup.manifest)}. All sessions have ended.`;
    },
  },

  recovered: {
    isOnline: false,
    async run({ environment, url }, folder) {
      const hasErased = await finishRecovery(url, folder);
      if (hasErased) await eraseAgain(environment, url);
      return `All sessions have ended${hasErased ? ', and accounts that had been deleted are deleted again' : ''}.`;
    },
  },

  prove: {
    isOnline: true,
    async run(installation, folder) {
      const backup = await chooseBackup(installation.vault, folder);
      await proveBackup(backup, installation.url);
      return `Proven ${backup.name}: ${contentsOf(backup.manifest)}.`;
    },
  },

  files: {
    isOnline: true,
    takesKeys: true,
    async run({ environment, url, ...installation }, folder, { keys }) {
      const restored = await withServices(environment, url, (app) =>
        restoreLostFiles(folder, keys, {
          ...installation,
          named: (lost) => app.get(SweepFiles, { strict: false }).named(lost),
        }),
      );
      return restored.length === 0 ? 'No file is missing.' : `Restored ${restored.join(', ')}.`;
    },
  },
};

/** Grants the service's role its rights on the restored schema again. Does nothing if the service owns the schema. */
async function grantAgain({ databaseUrl }: Environment, ownerUrl: string): Promise<void> {
  if (databaseUrl === null || new URL(databaseUrl).username === new URL(ownerUrl).username) return;
  await withMigrations(ownerUrl, (db) => grantService(db, databaseUrl));
}

/** Deletes the accounts again that were deleted since the backup. */
const eraseAgain = (environment: Environment, url: string): Promise<number> =>
  withServices(environment, url, (app) => app.get(EraseAgain, { strict: false }).run());

/** Runs `work` with the services, in a process without jobs. */
async function withServices<T>(
  environment: Environment,
  url: string,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const app = await NestFactory.createApplicationContext(
    AppModule.with({ ...environment, role: 'web' }, url),
    {
      logger: ['error'],
      abortOnError: false,
    },
  );
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

function contentsOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${Object.keys(files).length} files`;
}

function countOf(keep: string | undefined): number | null {
  if (keep === undefined) return null;
  if (!/^[1-9]\d*$/.test(keep)) throw new Error(`--keep is "${keep}"; expected a number of backups.`);
  return Number(keep);
}

function instantOf(at: string | undefined): Date | undefined {
  if (at === undefined) return undefined;
  // A time without an offset would be read in the zone of this machine.
  if (!/(Z|[+-]\d\d:\d\d)$/.test(at) || Number.isNaN(Date.parse(at)))
    throw new Error(`--at is "${at}"; expected a time with its offset, such as 2026-01-31T18:30:00+05:30.`);
  return new Date(at);
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, keep: { type: 'string' }, replace: { type: 'boolean' } },
  });
  const [name = '', folder, ...keys] = positionals;
  const command = COMMANDS[name];
  if (!command || folder === undefined || (keys.length > 0 && !command.takesKeys)) throw new Error(USAGE);
  const environment = readEnvironment(process.env);
  const { ownerDatabaseUrl, dataDir } = environment;
  const { backupSecret, previousBackupSecret } = environment;
  const vault = new Vault(
    backupSecret === null ? environment : { appSecret: backupSecret, previousSecret: previousBackupSecret },
  );
  const files = await openFileStore(environment);
  const keyId = defined(new Vault(environment).keyIds[0], 'key id');
  const installation = { environment, files, vault, keyId };
  if (ownerDatabaseUrl !== null)
    return command.run({ ...installation, url: ownerDatabaseUrl }, folder, { ...values, keys });
  const postgres = await (command.isOnline ? joinEmbeddedPostgres : startEmbeddedPostgres)(dataDir);
  try {
    return await command.run({ ...installation, url: postgres.url }, folder, { ...values, keys });
  } finally {
    await postgres.stop();
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
