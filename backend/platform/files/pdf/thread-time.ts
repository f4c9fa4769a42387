import { readFileSync, readlinkSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The id of the calling thread for {@link cpuSecondsOf}; null if the system does not provide it. */
export function thisThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}

/** The CPU time of a thread of this process; null if the system does not provide it. */
export function cpuSecondsOf(thread: string | null): number | null {
  if (thread === null) return null;
  try {
    return secondsIn(readFileSync(`/proc/${thread}/stat`, 'latin1'));
  } catch {
    return null;
  }
}

/** Adds user and system time, the 12th and 13th field after the name in brackets, which may contain anything; see proc(5). */
export function secondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
