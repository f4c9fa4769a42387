// Removes packages from node_modules that the bundled server contains, to keep the image small.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXTERNAL_PACKAGES } from './external-packages.mjs';

const ROOT = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const kept = new Set();

/** Resolves a package from `folder` in the way that Node does. */
function find(name, folder) {
  const path = join(folder, 'node_modules', name);
  if (packages[path]) return path;
  return folder === '.' ? null : find(name, dirname(folder));
}

function keep(path) {
  if (path === null || kept.has(path)) return;
  kept.add(path);
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    keep(find(name, path));
}

for (const name of EXTERNAL_PACKAGES) keep(find(name, '.'));
for (const path of Object.keys(packages))
  if (path !== '' && !kept.has(path)) rmSync(join(ROOT, path), { recursive: true, force: true });
