/** A good file needs about one second of the processor. */
const CPU_SECONDS = 10;
/** On a busy machine a thread waits for the processor; after so long the file is not to blame. */
const WALL_SECONDS = 45;

/**
 * Whether a file that is still being read is endless, or only late.
 * @param cpu seconds of the processor that it has used; null where the system does not tell
 */
export function overTime(cpu: number | null, wall: number): 'endless' | 'late' | null {
  if (cpu !== null && cpu >= CPU_SECONDS) return 'endless';
  return wall >= WALL_SECONDS ? 'late' : null;
}
