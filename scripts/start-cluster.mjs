// Starts several processes behind a proxy on one port, like an installation on several machines. Installs and builds
// first if necessary. Tests fork this script and stop or start single parts by messages.
import { resolve } from 'node:path';
import { ensurePrograms } from './cluster/programs.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

const ACTIONS = ['start', 'stop', 'restart', 'upgrade', 'kill'];

let cluster;
let stopping = null;

async function stop(code) {
  // A second signal ends all processes immediately.
  if (stopping) cluster?.kill();
  stopping ??= cluster?.stop() ?? Promise.resolve();
  await stopping;
  process.exit(code);
}

// A closed output must not prevent an ordered stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

async function act({ id, action, name }) {
  if (!ACTIONS.includes(action)) throw new Error(`No action ${action}.`);
  await cluster.parts.get(name)[action]();
  process.send({ id });
}

try {
  ensureInstalled();
  await ensureBuilt();
  ensurePrograms({ required: true });
  // Imported late, because its packages may have just been installed.
  const { Cluster } = await import('./cluster/cluster.mjs');
  cluster = new Cluster(process.env, {
    dataDir: resolve(process.env.DATA_DIR ?? 'data/cluster'),
    port: Number(process.env.PORT ?? 3000),
  });
  await cluster.start();
  console.log(`Listening on ${cluster.url}`);
  console.log(`One-time codes are printed here; all messages are in ${cluster.messages}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

if (process.connected) {
  process.on('message', (message) => {
    act(message).catch((error) => process.send({ id: message.id, problem: error.message }));
  });
  process.once('disconnect', () => void stop(0));
  const { url, databaseUrl, messages, parts } = cluster;
  const processes = Object.fromEntries([...parts].map(([name, part]) => [name, part.url]));
  process.send({ url, databaseUrl, messages, processes });
}
