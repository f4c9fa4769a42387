import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createAppProcess } from './app-process.mjs';
import { Inbox } from './inbox.mjs';
import { freePorts } from './ports.mjs';
import { Postgres } from './postgres.mjs';
import { createProxy } from './proxy.mjs';
import { createRedis, createStore } from './stores.mjs';

/** Longer than the proxy needs to notice that a process is not ready. */
const DRAIN_SECONDS = '5';

/**
 * The parts of an installation, all on this machine: database, Redis, a store for files, mail server and SMS gateway,
 * two processes that serve requests, one that runs jobs, and the proxy.
 */
export class Cluster {
  /** Parts by name, in start order. */
  parts = new Map();

  /** @param given environment variables for the processes */
  constructor(given, { dataDir, port }) {
    Object.assign(this, { given, dataDir, port });
  }

  async start() {
    mkdirSync(this.dataDir, { recursive: true });
    const [first, second, third, proxyPort, databasePort, ...rest] = await freePorts(9);
    const port = this.port || proxyPort;
    this.messages = join(this.dataDir, 'messages.jsonl');
    const variables = await this.#startServices(rest);
    this.databaseUrl =
      this.given.DATABASE_URL ?? (await this.#start(new Postgres(this.dataDir, databasePort))).url;
    const web = { ...this.#environment(port), ...variables, ROLE: 'web' };
    const worker = { ...web, SEED_DEMO: 'off', ROLE: 'worker' };
    // The first process creates the demo data.
    await this.#start(createAppProcess('web-1', first, web));
    await Promise.all([
      this.#start(createAppProcess('web-2', second, { ...web, SEED_DEMO: 'off' })),
      this.#start(createAppProcess('worker', third, worker)),
    ]);
    const proxy = createProxy({
      dataDir: this.dataDir,
      port,
      upstreams: ['web-1', 'web-2'].map((name) => this.parts.get(name).url),
      healthInterval: this.given.HEALTH_INTERVAL,
    });
    this.url = (await this.#start(proxy)).url;
  }

  /** Stops dependents before their dependencies. */
  async stop() {
    const stop = (names) => Promise.all(names.map((name) => this.parts.get(name)?.stop()));
    await stop(['proxy']);
    await stop(['web-1', 'web-2', 'worker']);
    await stop(['inbox', 'redis', 'store', 'postgres']);
  }

  kill() {
    for (const part of this.parts.values()) part.killForGood?.();
  }

  async #start(part) {
    this.parts.set(part.name, part);
    await part.start();
    return part;
  }

  /** @returns the environment variables with the addresses of the services */
  async #startServices([smtpPort, smsPort, redisPort, storePort]) {
    const inbox = new Inbox({ smtpPort, smsPort, file: this.messages });
    const services = [inbox, createRedis(redisPort), createStore(this.dataDir, storePort)];
    await Promise.all(services.map((service) => this.#start(service)));
    return Object.assign({}, ...services.map(({ variables }) => variables));
  }

  #environment(port) {
    return {
      SEED_DEMO: 'on',
      RATE_LIMITS: 'demo',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS,
      PUBLIC_URL: `http://localhost:${port}`,
      ...this.given,
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: this.dataDir,
      TRUST_PROXY: '127.0.0.1',
    };
  }
}
