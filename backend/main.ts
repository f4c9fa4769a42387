import 'reflect-metadata';

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { DataSource } from 'typeorm';
import { createApp } from './app.setup.js';
import { defined } from './contract/defined.js';
import { Settings } from './modules/settings/index.js';
import { SealedKeys } from './platform/auth/sealed-keys.js';
import { type Environment, readEnvironment } from './platform/config/environment.js';
import { startEmbeddedPostgres } from './platform/database/embedded.js';
import { prepareDatabase } from './platform/database/prepare-database.js';
import { requireServiceRole } from './platform/database/service-role.js';
import { watchEnd } from './platform/observability/process-end.js';
import { Readiness } from './platform/observability/readiness.js';
import { watchEventLoop } from './platform/observability/watchdog.js';
import { OutboxKey } from './platform/outbox/outbox-key.js';

// By default, V8 lets the heap grow to about four times the used memory before it collects garbage.
setFlagsFromString('--heap-growing-percent=30');

/** A running service. */
export interface Running {
  environment: Environment;
  address: string;
  /** Whether the database contains the demo data. */
  demo: boolean;
  /** Path of the page with unsent messages; null if they are sent. */
  outboxPath: string | null;
  stop(): Promise<void>;
}

export async function start(stopping: AbortSignal): Promise<Running> {
  const environment = readEnvironment(process.env);
  console.log(`Car rental, version ${environment.version}`);
  const postgres = environment.databaseUrl === null ? await startEmbeddedPostgres(environment.dataDir) : null;
  const stops: (() => Promise<void>)[] = postgres ? [() => postgres.stop()] : [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const databaseUrl = environment.databaseUrl ?? defined(postgres, 'postgres').url;
    await prepareDatabase(environment, databaseUrl);
    const app = await createApp(environment, databaseUrl, async (created) => {
      stops.push(() => created.close());
      if (!environment.allowsOwner) await requireServiceRole(created.get(DataSource));
      await created.get(SealedKeys).requireKnown();
      if (environment.production) await created.get(Settings).requireReal();
    });
    // The code of the demo data is loaded only if it is enabled.
    const demo =
      environment.seedDemo && (await (await import('./demo/seed.js')).seedDemo(app, environment, stopping));
    stopping.throwIfAborted();
    await app.listen(environment.port, environment.host);
    stops.push(() => {
      app.get(Readiness).stop();
      return pause(environment.drainSeconds * 1000);
    });
    const outboxPath = environment.hasOutboxPage ? app.get(OutboxKey).path : null;
    return { environment, address: await app.getUrl(), demo, outboxPath, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const stopping = new AbortController();
watchEnd(stopping);
watchEventLoop();

try {
  const running = await start(stopping.signal);
  const { port, publicUrl } = running.environment;
  const address = port === 0 ? running.address : publicUrl;
  const outbox = running.outboxPath && `${address}${running.outboxPath}`;
  if (outbox && !running.demo) console.log(`Messages and one-time codes: ${outbox}`);
  console.log(`Listening on ${running.address}`);
  if (running.demo) {
    const { signInLines } = await import('./demo/sign-ins.js');
    console.log(signInLines(address, outbox));
  }
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  await running.stop();
  process.exit();
} catch (error) {
  if (stopping.signal.aborted && error === stopping.signal.reason) process.exit();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
