import { join } from 'node:path';

export const ROOT = join(__dirname, '../..');

/** The guides whose diffs are kept in docs/how-to/diffs; those of one line build on each other. */
export const GUIDES = [
  ['add-a-migration', 'add-a-field'],
  ['add-a-page'],
  ['add-a-route'],
  ['add-a-console-resource'],
  ['add-a-text'],
] as const;
