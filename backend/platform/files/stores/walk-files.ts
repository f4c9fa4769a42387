import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Yields the paths of all files in `folder` and its subfolders; none if it does not exist. Reads folder by folder,
 * because `opendir` with `recursive` omits files on Node 20.
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
