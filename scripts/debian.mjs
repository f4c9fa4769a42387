// Installs a package where this is Debian and it is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const run = (program, args, options = {}) =>
  spawnSync(program, args, { stdio: 'inherit', ...options }).status === 0;

/** The first of these programs in the path. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(':');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null;
}

/** Whether one of these packages could be installed; the first that can is. */
export function installPackage(names) {
  const root = process.getuid?.() === 0;
  const apt = (...args) => (root ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]));
  return (
    existsSync('/usr/bin/apt-get') &&
    apt('update', '-qq') &&
    names.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name))
  );
}
