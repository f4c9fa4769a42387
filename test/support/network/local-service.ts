import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { untilListening } from './ports';

interface Command {
  program: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  port: number;
}

/** A program in its own process, which a test starts and stops. */
export class LocalService {
  private child: ChildProcess | undefined;

  constructor(private readonly command: Command) {}

  /** Returns when it listens. */
  async start(): Promise<void> {
    const { program, args, env, port } = this.command;
    this.child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await untilListening(port);
  }

  /** Kills it. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Accepts connections but does not respond until it is resumed. */
  hang(): void {
    this.child?.kill('SIGSTOP');
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }
}
