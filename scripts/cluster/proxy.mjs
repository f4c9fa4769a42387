import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../debian.mjs';
import { ROOT } from '../prepare.mjs';
import { Supervised } from './supervised.mjs';

/** Creates Caddy with an installation's settings, on one port of this machine and without a certificate. */
export function createProxy({ dataDir, port, upstreams, healthInterval }) {
  const folder = join(dataDir, 'caddy');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
	admin off
	default_bind 127.0.0.1
	log {
		level ERROR
	}
}
import ${join(ROOT, 'docs/operations/Caddyfile')}
`,
  );
  const url = `http://localhost:${port}`;
  const command = {
    program: findProgram(['caddy']),
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE: `http://:${port}`,
      UPSTREAMS: upstreams.map((upstream) => new URL(upstream).host).join(' '),
      ...(healthInterval && { HEALTH_INTERVAL: healthInterval }),
    },
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ status }) => status === 404,
      () => false,
    );
  return Object.assign(new Supervised('proxy', command, isReady), { url });
}
