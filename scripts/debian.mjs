// Installs packages on Debian, if the user may do so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const run = (program, args, options = {}) =>
  spawnSync(program, args, { stdio: 'inherit', ...options }).status === 0;

/** Returns the path of the first of these programs that is in PATH, or null. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(':');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null;
}

/** Returns the path of a program, and installs the program if it is missing; null if that fails. */
export function ensureProgram(name, from = name) {
  const found = findProgram([name]);
  if (found) return found;
  console.log(`Installing ${from} …`);
  return installPackage([from]) ? findProgram([name]) : null;
}

/** Installs the first available of these packages. @returns whether it was installed */
export const installPackage = (names) => install((apt) => names.some((name) => apt(name)));

/** Installs all packages in one step, which is much faster than one by one. @returns whether all were installed */
export const installPackages = (names) => install((apt) => apt(...names));

function install(from) {
  const root = process.getuid?.() === 0;
  // The output of apt-get is hidden, because it has a line for each step of each package.
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  const apt = (...args) =>
    root ? run('apt-get', args, quiet) : run('sudo', ['-n', 'apt-get', ...args], quiet);
  return (
    existsSync('/usr/bin/apt-get') &&
    apt('update', '-qq') &&
    from((...names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names))
  );
}
