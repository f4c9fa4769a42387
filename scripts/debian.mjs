// Programs of this machine, and their installation from Debian's packages where that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian puts servers is not in everybody's PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];

let isUpdated;

/** The first of these programs that is there; null without any. */
export function findProgram(names) {
  const candidates = names.flatMap((name) => FOLDERS.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

function apt(...args) {
  const command = ['apt-get', ...args];
  const [program, ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return spawnSync(program, rest, { stdio: 'inherit' }).status === 0;
}

/** Whether the package could be installed. */
export function installPackage(name) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  isUpdated ??= apt('update', '-qq');
  return isUpdated && apt('install', '-y', '-qq', name);
}
