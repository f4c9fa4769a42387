// Less processor time for all that takes part, as on a slower machine. Ratios of work stay as they are.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Short, so that nobody waits long for the next one. */
const PERIOD_US = 10_000;
/** Control groups of Linux in their second version, which keeps all controllers in one tree, or in their first. */
const UNIFIED = '/sys/fs/cgroup';
const isUnified = existsSync(join(UNIFIED, 'cgroup.controllers'));
const ROOT_GROUP = isUnified ? UNIFIED : join(UNIFIED, 'cpu');
/** As each has a core: the measured server, and the load with the database. */
const SERVER = join(ROOT_GROUP, 'rental-bench-server');
const OTHERS = join(ROOT_GROUP, 'rental-bench-others');

let isLimited = false;

const put = (group, pid) => writeFileSync(join(group, 'cgroup.procs'), String(pid));

function make(group, percent) {
  mkdirSync(group, { recursive: true });
  const quota = (PERIOD_US * percent) / 100;
  if (isUnified) {
    writeFileSync(join(UNIFIED, 'cgroup.subtree_control'), '+cpu');
    writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  } else {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  }
}

/** Limits this process and what it starts from now on to a part of a core. @throws Error without the rights of root */
export function limitProcessorTime(percent) {
  for (const group of [SERVER, OTHERS]) make(group, percent);
  put(OTHERS, process.pid);
  isLimited = true;
}

/** Gives a server that has just been started the part of its own core. */
export function limitServer(pid) {
  if (isLimited) put(SERVER, pid);
}

/** Once all servers have ended. */
export function endLimits() {
  if (!isLimited) return;
  put(ROOT_GROUP, process.pid);
  for (const group of [SERVER, OTHERS]) rmdirSync(group);
}
