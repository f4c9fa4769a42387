import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { APP_SECRET, type TestServer } from '../support/server';

const ROOT = join(__dirname, '..', '..');

/** A second process of the service, which does its background work on command. */
export class BackgroundWork {
  private constructor(
    private readonly child: ChildProcess,
    private readonly lines: AsyncIterator<string>,
  ) {}

  static async start(server: TestServer, program = join(ROOT, 'dist/backend')): Promise<BackgroundWork> {
    const child = spawn(process.execPath, [join(__dirname, 'run-jobs.mjs'), program], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        DATABASE_URL: server.databaseUrl,
        DATA_DIR: server.dataDir,
        APP_SECRET,
        LOG_LEVEL: 'warn',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const work = new BackgroundWork(child, lines);
    await work.expect('ready');
    return work;
  }

  /** Runs every job of the service once, to its end, except the reminder of licences. */
  async run(): Promise<void> {
    this.child.stdin!.write('run\n');
    await this.expect('done');
  }

  async stop(): Promise<void> {
    this.child.stdin!.end();
    if (this.child.exitCode === null) await once(this.child, 'exit');
  }

  private async expect(word: string): Promise<void> {
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) throw new Error('The background process ended.');
      if (value === word) return;
    }
  }
}
