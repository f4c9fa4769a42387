import { readFileSync, readlinkSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Names the calling thread, for {@link cpuSecondsOf}; null where the system does not. */
export function thisThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}

/** The processor time that a thread of this process has used; null where the system does not tell. */
export function cpuSecondsOf(thread: string | null): number | null {
  if (thread === null) return null;
  try {
    return secondsIn(readFileSync(`/proc/${thread}/stat`, 'latin1'));
  } catch {
    return null;
  }
}

/** See proc(5): the name in brackets may contain anything; user and system time are the 12th and 13th field after it. */
export function secondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
