import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Resolves after the bytes are synced to the disk; a partly written file never has its final name. */
export async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true });
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path);
    await syncFolders(folder, made === undefined ? folder : dirname(made));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Syncs the folders from `folder` up to `top`, because a new name is durable only after its folder is synced. */
async function syncFolders(folder: string, top: string): Promise<void> {
  // Windows cannot open folders, and syncs their entries automatically.
  if (process.platform === 'win32') return;
  for (let path = folder; path.length >= top.length; path = dirname(path)) {
    const handle = await open(path);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
