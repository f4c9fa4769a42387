import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../files/stores/write-durably.js';

/** In the folder that all processes share, because a restored database would name an earlier one. */
const proofFile = (dataDir: string): string => join(dataDir, 'last-proven-backup.json');

export const noteProof = (dataDir: string, takenAt: string): Promise<void> =>
  writeDurably(proofFile(dataDir), Buffer.from(JSON.stringify({ takenAt })));

/** When the last backup was taken that was restored and compared; null when none was. */
export async function lastProof(dataDir: string): Promise<Date | null> {
  const text = await readFile(proofFile(dataDir), 'utf8').catch(() => null);
  return text === null ? null : new Date((JSON.parse(text) as { takenAt: string }).takenAt);
}
