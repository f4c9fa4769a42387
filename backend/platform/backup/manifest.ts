import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defined } from '../../contract/defined.js';
import type { Vault } from '../auth/vault.js';
import { writeDurably } from '../files/stores/write-durably.js';

/** A stored table, which is compressed and then encrypted with the key of the backup. */
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

/** The contents of a backup. The manifest is written last, so that a folder without one is incomplete. */
export interface Manifest {
  /** The time of the backup by the database's clock. */
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
/** File with the id of the secret, for the message about a wrong secret. Not encrypted. */
const KEY_ID = 'key';
/** File with the hashes of the stored files. Not encrypted, because old files are removed without a key. */
const HASHES = 'files';
const NAME = /^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z$/;

export const backupName = (takenAt: string): string => takenAt.replaceAll(':', '-');

export const tablePath = ({ target, name }: Pick<Backup, 'target' | 'name'>, table: string): string =>
  join(target, name, `${table}.gz.enc`);

export async function writeManifest(vault: Vault, { target, name, manifest }: Backup): Promise<void> {
  const hashes = [...new Set(Object.values(manifest.files))].sort();
  await writeDurably(join(target, name, HASHES), Buffer.from(hashes.join('\n')));
  await writeDurably(join(target, name, KEY_ID), Buffer.from(keyIdOf(vault)));
  const sealed = vault.sealBytes(PURPOSE, Buffer.from(JSON.stringify(manifest)), name);
  await writeDurably(join(target, name, FILE), sealed);
}

const keyIdOf = (vault: Vault): string => defined(vault.keyIds[0], 'key ID');

/**
 * The hashes of the files in a backup. In a backup of an earlier version, they are read from the manifest.
 * @returns null if they cannot be read
 */
export async function hashesOf(
  vault: Vault,
  target: string,
  name: string,
): Promise<readonly string[] | null> {
  const listed = await readFile(join(target, name, HASHES), 'utf8').catch(() => null);
  if (listed !== null) return listed.split('\n');
  const backup = await readBackup(vault, target, name).catch(() => null);
  return backup && Object.values(backup.manifest.files);
}

/** @throws Error if the backup was made with another secret, or the manifest was altered or truncated */
export async function readBackup(vault: Vault, target: string, name: string): Promise<Backup> {
  const sealed = await readFile(join(target, name, FILE));
  try {
    const manifest = JSON.parse(vault.openBytes(PURPOSE, sealed, name).toString()) as Manifest;
    return { target, name, manifest };
  } catch {
    throw new Error(await whyClosed(vault, join(target, name, KEY_ID), name));
  }
}

async function whyClosed(vault: Vault, keyFile: string, name: string): Promise<string> {
  const keyId = await readFile(keyFile, 'utf8').catch(() => null);
  if (keyId !== null && !vault.keyIds.includes(keyId))
    return `The backup ${name} was made with key ${keyId}; BACKUP_SECRET (or APP_SECRET without it) is another key.`;
  return `The backup ${name} cannot be opened: it was made with another secret, or it is damaged.`;
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
