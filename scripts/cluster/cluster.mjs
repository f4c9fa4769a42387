import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createAppProcess } from './app-process.mjs';
import { Inbox } from './inbox.mjs';
import { freePorts } from './ports.mjs';
import { Postgres } from './postgres.mjs';
import { createProxy } from './proxy.mjs';

/** Longer than the proxy takes to notice that a process is not ready. */
const DRAIN_SECONDS = '5';

/**
 * What an installation on several machines consists of, on this one: database, mail server and SMS gateway, two processes
 * that answer requests, one that runs jobs, and the proxy before them.
 */
export class Cluster {
  /** By name, in the order in which they were started. */
  parts = new Map();

  /** @param given the environment of the processes, where it says something */
  constructor(given, { dataDir, port }) {
    Object.assign(this, { given, dataDir, port });
  }

  async start() {
    mkdirSync(this.dataDir, { recursive: true });
    const [first, second, third, smtpPort, smsPort, databasePort, freePort] = await freePorts(7);
    const port = this.port || freePort;
    this.messages = join(this.dataDir, 'messages.jsonl');
    await this.#start(new Inbox({ smtpPort, smsPort, file: this.messages }));
    this.databaseUrl =
      this.given.DATABASE_URL ?? (await this.#start(new Postgres(this.dataDir, databasePort))).url;
    const web = { ...this.#environment({ smtpPort, smsPort, port }), ROLE: 'web' };
    const worker = { ...web, SEED_DEMO: 'off', ROLE: 'worker' };
    // The first one makes the demo data.
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

  /** Nothing is stopped before what needs it. */
  async stop() {
    const stop = (names) => Promise.all(names.map((name) => this.parts.get(name)?.stop()));
    await stop(['proxy']);
    await stop(['web-1', 'web-2', 'worker']);
    await stop(['inbox', 'postgres']);
  }

  kill() {
    for (const part of this.parts.values()) part.killForGood?.();
  }

  async #start(part) {
    this.parts.set(part.name, part);
    await part.start();
    return part;
  }

  #environment({ smtpPort, smsPort, port }) {
    return {
      SEED_DEMO: 'on',
      RATE_LIMITS: 'demo',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS,
      PUBLIC_URL: `http://localhost:${port}`,
      ...this.given,
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: this.dataDir,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      SMS_GATEWAY_URL: `http://127.0.0.1:${smsPort}`,
      TRUST_PROXY: '127.0.0.1',
    };
  }
}
