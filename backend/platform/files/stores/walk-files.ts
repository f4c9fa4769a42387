import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The paths of all files in `folder` and the folders below it; none where there is no such folder. Folder by folder,
 * because `opendir` with `recursive` leaves files out on Node 20.
 */
export async function* walkFiles(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walkFiles(path);
    else if (entry.isFile()) yield path;
  }
}
