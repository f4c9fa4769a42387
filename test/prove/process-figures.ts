/** The figures of a process in `/metrics`. */
export interface ProcessFigures {
  residentMb: number;
  heapMb: number;
  openFiles: number;
  dbConnections: number;
}

/** @throws Error if the process does not respond. */
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
  };
}
