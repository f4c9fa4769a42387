// The Redis that the tests start and stop: the one that is there, else Debian's package.
import { findProgram, installPackage } from './debian.mjs';

const NAMES = ['redis-server', 'valkey-server'];

/** Without one, the tests that need it say so. */
export function ensureRedis() {
  if (findProgram(NAMES)) return;
  console.log('Installing Redis …');
  installPackage(['redis-server']);
}
