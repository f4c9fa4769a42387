import { join } from 'node:path';
import type { Environment } from '../../config/environment.js';
import { Tracing } from '../../tracing/tracing.js';
import type { FileStore } from './file-store.js';
import { FolderStore } from './folder-store.js';
import { ObjectStore } from './object-store.js';

/** Opens the bucket if one is configured, otherwise the folder `files` in DATA_DIR. */
export async function openFileStore(
  { objectStore, dataDir }: Pick<Environment, 'objectStore' | 'dataDir'>,
  tracing = new Tracing(),
): Promise<FileStore> {
  return objectStore ? ObjectStore.open(objectStore, tracing) : new FolderStore(join(dataDir, 'files'));
}
