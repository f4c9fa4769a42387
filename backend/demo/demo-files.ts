import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Reads a file of `backend/demo/pictures`, also from the bundled server. */
export const readDemoFile = (path: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(`#demo-pictures/${path}`)));
