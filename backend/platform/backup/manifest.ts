import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Vault } from '../auth/vault.js';
import { writeDurably } from '../files/stores/write-durably.js';

/** A stored table: compressed, then encrypted with the key of the backup. */
export interface StoredTable {
  name: string;
  rows: number;
  /** SHA-256 of the rows as text, which the restored table must match. */
  sha256: string;
  /** SHA-256 of the stored bytes. */
  storedSha256: string;
  iv: string;
  tag: string;
}

/** The contents of a backup. Written last, so that a folder without it is incomplete. */
export interface Manifest {
  /** By the database's clock. */
  takenAt: string;
  /** Encryption key of the tables, in base64. */
  dataKey: string;
  migrations: string[];
  tables: StoredTable[];
  sequences: Record<string, string>;
  /** SHA-256 of each stored file, by key. */
  files: Record<string, string>;
}

export interface Backup {
  /** The folder that all backups share. */
  target: string;
  /** The folder of this backup in `target`, named by its time. */
  name: string;
  manifest: Manifest;
}

const PURPOSE = 'backup';
const FILE = 'manifest';
const NAME = /^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z$/;

export const backupName = (takenAt: string): string => takenAt.replaceAll(':', '-');

export const tablePath = ({ target, name }: Pick<Backup, 'target' | 'name'>, table: string): string =>
  join(target, name, `${table}.gz.enc`);

export function writeManifest(vault: Vault, { target, name, manifest }: Backup): Promise<void> {
  const sealed = vault.sealBytes(PURPOSE, Buffer.from(JSON.stringify(manifest)), name);
  return writeDurably(join(target, name, FILE), sealed);
}

/** @throws Error if the backup was made with another secret, or the manifest was altered or truncated */
export async function readBackup(vault: Vault, target: string, name: string): Promise<Backup> {
  const sealed = await readFile(join(target, name, FILE));
  try {
    const manifest = JSON.parse(vault.openBytes(PURPOSE, sealed, name).toString()) as Manifest;
    return { target, name, manifest };
  } catch {
    throw new Error(
      `The backup ${name} cannot be opened: it was made with another APP_SECRET, or it is damaged.`,
    );
  }
}

/** Lists the backup folders in `target`, oldest first. Those without a manifest are unfinished. */
export async function listBackups(target: string): Promise<{ finished: string[]; unfinished: string[] }> {
  const finished: string[] = [];
  const unfinished: string[] = [];
  for (const name of (await readdir(target)).filter((one) => NAME.test(one)).sort()) {
    const isFinished = (await readdir(join(target, name))).includes(FILE);
    (isFinished ? finished : unfinished).push(name);
  }
  return { finished, unfinished };
}

/** The last backup that was taken at or before `instant`. */
export async function chooseBackup(vault: Vault, target: string, instant?: Date): Promise<Backup> {
  const { finished } = await listBackups(target);
  const latest = instant ? backupName(instant.toISOString()) : null;
  const name = finished.findLast((one) => latest === null || one <= latest);
  if (name === undefined)
    throw new Error(
      `There is no backup${instant ? ` from before ${instant.toISOString()}` : ''} in ${target}.`,
    );
  return readBackup(vault, target, name);
}
