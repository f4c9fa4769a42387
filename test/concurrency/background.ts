import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverEnvironment } from '../support/server';

/** A process of the product that serves no requests and runs background jobs on command. */
export class Background {
  private jobs = 0;

  private constructor(
    private readonly process: ChildProcess,
    private readonly ended: Promise<never>,
  ) {
    process.setMaxListeners(0);
  }

  static async start(databaseUrl: string, dataDir: string): Promise<Background> {
    const program = join(__dirname, 'background-program.mjs');
    const child = fork(program, {
      env: serverEnvironment(databaseUrl, { DATA_DIR: dataDir }),
      stdio: 'ignore',
    });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The background process ended.')));
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return new Background(child, ended);
  }

  /** Runs one background job to its end. @throws Error if the process ends first */
  run(name: string): Promise<void> {
    const id = (this.jobs += 1);
    const done = new Promise<void>((resolve) => {
      const listen = (answer: { id: unknown }): void => {
        if (answer.id !== id) return;
        this.process.off('message', listen);
        resolve();
      };
      this.process.on('message', listen);
      this.process.send({ id, name });
    });
    return Promise.race([done, this.ended]);
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null) return;
    this.process.disconnect();
    await once(this.process, 'exit');
  }
}
