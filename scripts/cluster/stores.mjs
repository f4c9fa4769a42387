import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findProgram } from '../debian.mjs';
import { ROOT } from '../prepare.mjs';
import { Supervised } from './supervised.mjs';

const BUCKET = 'rental-files';

const isListening = (port) => () =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Creates a Redis without persistence. */
export function createRedis(port) {
  const command = {
    program: findProgram(['redis-server', 'valkey-server']),
    args: [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--loglevel',
      'warning',
    ],
    env: { PATH: process.env.PATH },
  };
  const variables = { REDIS_URL: `redis://127.0.0.1:${port}` };
  return Object.assign(new Supervised('redis', command, isListening(port)), { variables });
}

/** Creates the tests' S3-compatible store with one bucket in `dataDir`; not meant for production. */
export function createStore(dataDir, port) {
  const directory = join(dataDir, 'store');
  mkdirSync(directory, { recursive: true });
  const command = {
    program: process.execPath,
    args: [join(ROOT, 'test/support/network/object-store-host.mjs')],
    env: { PATH: process.env.PATH, PORT: String(port), DIRECTORY: directory, BUCKET },
  };
  const variables = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return Object.assign(new Supervised('store', command, isListening(port)), { variables });
}
