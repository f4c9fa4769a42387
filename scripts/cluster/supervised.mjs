import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const RESTART_AFTER_MS = 500;
const POLL_MS = 50;

/** A program that is started again whenever it ends without having been stopped. */
export class Supervised {
  #child = null;
  #isWanted = false;

  /**
   * @param command the program, its arguments and its environment
   * @param isReady whether it does its work by now
   */
  constructor(name, { program, args, env }, isReady) {
    Object.assign(this, { name, program, args, env, isReady });
  }

  /** @throws Error when it ends before it is ready. */
  async start() {
    const child = this.#launch();
    while (!(await this.isReady())) {
      if (this.#child !== child) throw new Error(`${this.name} did not start; its output above says why.`);
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

  /** Stops it and starts it again, and waits until it is ready. */
  async restart() {
    await this.stop();
    await this.start();
  }

  /** Ends it at once, and has it started again like any other that died. */
  async kill() {
    const child = this.#child;
    if (child === null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
    while (this.#child === null || !(await this.isReady())) await pause(POLL_MS);
  }

  /** For a stop that nobody waits for. */
  killForGood() {
    this.#isWanted = false;
    this.#child?.kill('SIGKILL');
  }

  #launch() {
    const child = spawn(this.program, this.args, {
      env: this.env,
      // A session of its own: Ctrl-C in the terminal stops the cluster in its order.
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
    console.log(`${this.name} ended and is started again.`);
    await pause(RESTART_AFTER_MS);
    if (this.#isWanted && this.#child === null) this.#launch();
  }
}
