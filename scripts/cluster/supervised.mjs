import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const RESTART_AFTER_MS = 500;
const POLL_MS = 50;

/** A program that is restarted if it ends without a stop. */
export class Supervised {
  #child = null;
  #isWanted = false;

  /**
   * @param command the program, its arguments and its environment
   * @param isReady returns whether the program is ready
   */
  constructor(name, { program, args, env }, isReady) {
    Object.assign(this, { name, program, args, env, isReady });
  }

  /** @throws Error if the program ends before it is ready */
  async start() {
    const child = this.#launch();
    while (!(await this.isReady())) {
      if (this.#child !== child) throw new Error(`${this.name} did not start; see its output above.`);
      await pause(POLL_MS);
    }
    this.#isWanted = true;
  }

  async stop() {
    this.#isWanted = false;
    const child = this.#child;
    if (child === null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  /** Restarts the program and waits until it is ready. */
  async restart() {
    await this.stop();
    await this.start();
  }

  /** Kills the process and waits until the supervisor has restarted it. */
  async kill() {
    const child = this.#child;
    if (child === null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
    while (this.#child === null || !(await this.isReady())) await pause(POLL_MS);
  }

  /** Kills the process without a restart and without waiting. */
  killForGood() {
    this.#isWanted = false;
    this.#child?.kill('SIGKILL');
  }

  #launch() {
    const child = spawn(this.program, this.args, {
      env: this.env,
      // Detached, so that Ctrl-C reaches only the cluster, which stops its parts in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => console.log(`${this.name} | ${line}`));
    child.once('error', (error) => console.error(`${this.name} | ${error.message}`));
    child.once('exit', () => void this.#onExit());
    return child;
  }

  async #onExit() {
    this.#child = null;
    if (!this.#isWanted) return;
    console.log(`${this.name} ended and is restarted.`);
    await pause(RESTART_AFTER_MS);
    if (this.#isWanted && this.#child === null) this.#launch();
  }
}
