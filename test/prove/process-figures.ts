import { readdirSync, readFileSync } from 'node:fs';

/** What a process of the service says of itself in `/metrics`. */
export interface ProcessFigures {
  residentMb: number;
  heapMb: number;
  openFiles: number;
  dbConnections: number;
  cpuSeconds: number;
}

/** @throws if it does not answer. */
export async function figuresOf(url: string): Promise<ProcessFigures> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => {
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text);
    if (!found) throw new Error(`${url}/metrics does not name ${name}.`);
    return Number(found[1]);
  };
  return {
    residentMb: value('process_resident_memory_bytes') / 1e6,
    heapMb: value('nodejs_heap_size_used_bytes') / 1e6,
    openFiles: value('process_open_fds'),
    dbConnections: value('rental_db_connections_in_use') + value('rental_db_connections_idle'),
    cpuSeconds: value('process_cpu_seconds_total'),
  };
}

const TICKS_PER_SECOND = 100;

/** Processor time of all programs of this name, with that of their children that have ended. */
export function cpuSecondsOf(program: string): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readStat(pid);
    if (!stat?.includes(`(${program})`)) continue;
    // After the name: the fields from the third on; 14 to 17 are times of its own and of its children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks / TICKS_PER_SECOND;
}

/** Null: it has ended meanwhile. */
function readStat(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
}
