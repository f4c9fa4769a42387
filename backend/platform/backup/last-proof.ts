import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../files/stores/write-durably.js';

/** Stored in the shared folder, because a restored database would contain the date of an earlier proof. */
const proofFile = (dataDir: string): string => join(dataDir, 'last-proven-backup.json');

export const noteProof = (dataDir: string, takenAt: string): Promise<void> =>
  writeDurably(proofFile(dataDir), Buffer.from(JSON.stringify({ takenAt })));

/** The time of the last backup that was restored and compared; null if there is none. */
export async function lastProof(dataDir: string): Promise<Date | null> {
  const text = await readFile(proofFile(dataDir), 'utf8').catch(() => null);
  return text === null ? null : new Date((JSON.parse(text) as { takenAt: string }).takenAt);
}
