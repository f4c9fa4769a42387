/** A valid file takes about one second. */
const CPU_SECONDS = 10;
/** Wall-clock limit. A slower read points to CPU contention, not to the file. */
const WALL_SECONDS = 45;

/**
 * Whether to stop reading a file: `endless` if the file is the cause, `late` if the machine is.
 * @param cpu CPU seconds used so far; null if the system does not provide them
 */
export function overTime(cpu: number | null, wall: number): 'endless' | 'late' | null {
  if (cpu !== null && cpu >= CPU_SECONDS) return 'endless';
  return wall >= WALL_SECONDS ? 'late' : null;
}
