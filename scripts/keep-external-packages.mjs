// Removes from node_modules what is within the bundled server already. For the image: without it, the packages take 290 MB.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXTERNAL_PACKAGES } from './external-packages.mjs';

const ROOT = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const kept = new Set();

/** Where a package in `folder` finds another one, as Node looks for it. */
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
