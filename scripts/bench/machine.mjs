// The server that is measured has one core for itself; the load, the database and this process have the other.
import { spawnSync } from 'node:child_process';
import { arch, availableParallelism, cpus, loadavg, totalmem } from 'node:os';

export const SERVER_CORE = '0';
export const ALL_CORES = '0,1';
const OTHER_CORE = '1';
/** More than this is somebody else at work. */
const IDLE_LOAD = 0.3;

const canPin =
  availableParallelism() > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** The command line that runs this program on these cores. */
export const pinned = (cores, command) => (canPin ? ['taskset', '-c', cores, ...command] : command);

/** Moves this process, and what it starts from now on, away from the server's core. */
export function leaveServerCore() {
  if (!canPin) {
    console.log('Nothing is pinned: that needs two cores and taskset (package util-linux).');
    return;
  }
  spawnSync('taskset', ['-a', '-c', '-p', OTHER_CORE, String(process.pid)], { stdio: 'ignore' });
}

export function warnWhenBusy() {
  const [load] = loadavg();
  if (load > IDLE_LOAD)
    console.log(
      `The machine is not idle (load ${load.toFixed(2)}): ratios hold more or less, times do not. Run it again later.`,
    );
}

export const machine = () => ({
  processor: cpus()[0]?.model ?? arch(),
  cores: availableParallelism(),
  pinned: canPin,
  memoryMb: Math.round(totalmem() / 1_048_576),
  node: process.version,
  load: loadavg(),
});
