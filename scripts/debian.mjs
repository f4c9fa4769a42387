// Programs that a command needs, installed from Debian's packages where that is possible without asking.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The names of unpacked files are of no interest.
const run = (program, args) =>
  spawnSync(program, args, { stdio: ['inherit', 'ignore', 'inherit'] }).status === 0;

/** Installs the first of these packages that can be had. @returns {boolean} */
export function installFirstOf(packages, ...flags) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const root = process.getuid?.() === 0;
  const apt = (...args) => (root ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]));
  return apt('update', '-qq') && packages.some((name) => apt('install', '-y', '-qq', ...flags, name));
}
