// Starts the built service with demo data in a temporary folder, for commands that measure or display it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** Starts the service on a free port. `stop` ends it and removes the folder. */
export async function startDemoServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rental-demo-'));
  const server = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      SEED_DEMO: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /^Listening on (\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
