import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

export interface Fault {
  name: string;
  /** The path in dist/backend. */
  file: string;
  /** A text that occurs exactly once in the file, and its replacement. */
  instead: [string, string];
}

/** A copy of the built product with one fault in it. */
export function plantFault({ name, file, instead: [right, wrong] }: Fault): {
  program: string;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'rental-fault-'));
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const path = join(folder, 'dist/backend', file);
  const source = readFileSync(path, 'utf8');
  if (source.split(right).length !== 2)
    throw new Error(`"${name}" can no longer be planted: ${file} does not contain "${right}" once.`);
  writeFileSync(
    path,
    source.replace(right, () => wrong),
  );
  return {
    program: join(folder, 'dist/backend/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
