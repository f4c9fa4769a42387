import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type MailServer,
  readMailServer,
  readSmsGateway,
  readWhatsApp,
  type SmsGateway,
  type WhatsApp,
} from './delivery-environment.js';
import { readTracing, type TracingSettings } from './tracing-environment.js';

export type RateLimits = 'on' | 'demo' | 'off';
/** The work of a process: requests (`web`), jobs and messages (`worker`), or both. */
export type Role = 'all' | 'web' | 'worker';

/** A bucket of an S3-compatible object store. */
export interface ObjectStoreSettings {
  /** Without the bucket, which follows in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Environment {
  production: boolean;
  role: Role;
  port: number;
  host: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Null: files are stored in `dataDir`. */
  objectStore: ObjectStoreSettings | null;
  /** Null if each process counts limits alone. */
  redisUrl: string | null;
  /** The public address, without a trailing slash. */
  publicUrl: string;
  appSecret: string;
  /** The secret before this one, while it is changed. */
  previousSecret: string | null;
  /** Null: e-mail is not sent. */
  mailServer: MailServer | null;
  mailFrom: string;
  /** Null: SMS are not sent. */
  smsGateway: SmsGateway | null;
  /** Null: SMS go to the gateway. */
  whatsApp: WhatsApp | null;
  rateLimits: RateLimits;
  seedDemo: boolean;
  /** Addresses of proxies whose forwarding headers are trusted; false: none. */
  trustProxy: string | false;
  corsOrigins: string[];
  /** Address of a map picture with `{z}`, `{x}` and `{y}`; null: no map of pickup places. */
  mapTiles: string | null;
  logLevel: LogLevel;
  /** What `/metrics` expects; null: requests of this machine only. */
  metricsToken: string | null;
  /** Null: no traces are sent. */
  tracing: TracingSettings | null;
  /** How long a stopping process still answers, while proxies notice that it is not ready. */
  drainSeconds: number;
}

const MAX_DRAIN_SECONDS = 60;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A variable that cannot be used, with its name and what was expected. */
export class EnvironmentError extends Error {
  constructor(problems: string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** The variable, what is expected, and the variable that may take its place. */
const NEEDED_IN_PRODUCTION: readonly (readonly [name: string, expected: string, instead?: string])[] = [
  ['DATABASE_URL', 'a PostgreSQL server of its own'],
  ['APP_SECRET', 'at least 32 random characters'],
  ['SMTP_URL', 'a mail server'],
  ['SMS_GATEWAY_URL', 'a gateway for staff codes, or WHATSAPP_URL', 'WHATSAPP_URL'],
  ['MAIL_FROM', 'the sender of its mail'],
  ['PUBLIC_URL', 'the address people type'],
];

const OBJECT_STORE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** For light use, with attribution. */
const OPENSTREETMAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Not supported: who sets one relies on it, so that it is refused rather than ignored. */
const NOT_SUPPORTED: readonly (readonly [names: RegExp, instead: string])[] = [
  [
    /^S3_(?!(ENDPOINT|BUCKET|REGION|ACCESS_KEY_ID|SECRET_ACCESS_KEY)$)/,
    'the bucket is described by S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  ],
];

const unsupportedProblems = (source: NodeJS.ProcessEnv): string[] =>
  NOT_SUPPORTED.flatMap(([names, instead]) =>
    Object.keys(source)
      .filter((name) => names.test(name) && source[name]?.trim())
      .sort()
      .map((name) => `${name} is not supported: ${instead}; remove it.`),
  );

/** Read one variable each; what is wrong with it is added to `problems`. */
function readersOf(source: NodeJS.ProcessEnv, problems: string[]) {
  const text = (name: string): string | null => source[name]?.trim() || null;

  const textOr = (name: string, fallback: string): string => text(name) ?? fallback;

  function oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = text(name);
    if (value === null) return fallback;
    if ((allowed as readonly string[]).includes(value)) return value as T;
    problems.push(`${name} is "${value}"; expected one of ${allowed.join(', ')}.`);
    return fallback;
  }

  function url(name: string, schemes: string[]): string | null {
    const value = text(name);
    if (value === null) return null;
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
    // The value may contain a password, so it is not repeated.
    problems.push(
      `${name} is not a usable address; expected ${schemes.map((s) => `${s}//...`).join(' or ')}.`,
    );
    return null;
  }

  function port(name: string, fallback: number): number {
    const value = text(name) ?? String(fallback);
    if (!/^\d+$/.test(value) || Number(value) > 65535)
      problems.push(`${name} is "${value}"; expected a number from 0 to 65535.`);
    return Number(value);
  }

  function seconds(name: string, fallback: number, max: number): number {
    const value = text(name) ?? String(fallback);
    if (!/^\d+$/.test(value) || Number(value) > max)
      problems.push(`${name} is "${value}"; expected a number of seconds from 0 to ${max}.`);
    return Number(value);
  }

  function secret(name: string): string | null {
    const value = text(name);
    if (value !== null && value.length < 32)
      problems.push(`${name} is too short; expected at least 32 characters.`);
    return value;
  }

  function origins(name: string): string[] {
    const values = (text(name) ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean);
    for (const origin of values) {
      if (URL.canParse(origin) && new URL(origin).origin === origin) continue;
      problems.push(
        `${name} holds "${origin}"; expected origins such as https://app.example.com, separated by commas.`,
      );
    }
    return values;
  }

  function tiles(name: string): string | null {
    const value = textOr(name, OPENSTREETMAP_TILES);
    if (value === 'off') return null;
    const isComplete = ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
    // The policy for pictures names one host.
    if (!isComplete || !/^https:\/\/[\w.:-]+\//.test(value) || !URL.canParse(value))
      problems.push(`${name} is "${value}"; expected "off" or an address such as ${OPENSTREETMAP_TILES}.`);
    return value;
  }

  return { text, textOr, oneOf, url, port, seconds, secret, origins, tiles };
}

type Readers = ReturnType<typeof readersOf>;

/** All of it, or nothing. */
function objectStoreOf({ text, textOr, url }: Readers, problems: string[]): ObjectStoreSettings | null {
  const endpoint = url('S3_ENDPOINT', ['http:', 'https:']);
  const given = [...OBJECT_STORE, 'S3_REGION'].filter((name) => text(name) !== null);
  if (given.length === 0) return null;
  const missing = OBJECT_STORE.filter((name) => text(name) === null);
  problems.push(...missing.map((name) => `${name} is missing; it belongs to ${given.join(', ')}.`));
  return {
    endpoint: endpoint ?? '',
    bucket: textOr('S3_BUCKET', ''),
    region: textOr('S3_REGION', 'us-east-1'),
    accessKeyId: textOr('S3_ACCESS_KEY_ID', ''),
    secretAccessKey: textOr('S3_SECRET_ACCESS_KEY', ''),
  };
}

function productionProblems(
  text: Readers['text'],
  { rateLimits, seedDemo }: Pick<Environment, 'rateLimits' | 'seedDemo'>,
): string[] {
  const problems = NEEDED_IN_PRODUCTION.filter(
    ([name, , instead = name]) => text(name) === null && text(instead) === null,
  ).map(([name, expected]) => `${name} is missing; production expects ${expected}.`);
  if (rateLimits !== 'on') problems.push(`RATE_LIMITS is "${rateLimits}"; production expects on.`);
  if (seedDemo) problems.push('SEED_DEMO is "on"; production expects off.');
  return problems;
}

function secretsOf(
  secret: Readers['secret'],
  problems: string[],
): { appSecret: string | null; previousSecret: string | null } {
  const appSecret = secret('APP_SECRET');
  const previousSecret = secret('APP_SECRET_PREVIOUS');
  if (previousSecret !== null && (appSecret === null || appSecret === previousSecret))
    problems.push('APP_SECRET_PREVIOUS expects another APP_SECRET beside it.');
  return { appSecret, previousSecret };
}

/**
 * Reads and checks every variable at once.
 * @throws EnvironmentError naming each variable that is wrong.
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const problems: string[] = unsupportedProblems(source);
  const readers = readersOf(source, problems);
  const { text, textOr, oneOf, url, port: portOf, seconds, secret, origins, tiles } = readers;
  const production = oneOf('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';
  const role = oneOf('ROLE', ['all', 'web', 'worker'], 'all');
  const port = portOf('PORT', 3000);
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const isDemo = databaseUrl === null && !production;
  const dataDir = resolve(textOr('DATA_DIR', './data'));
  const objectStore = objectStoreOf(readers, problems);
  const redisUrl = url('REDIS_URL', ['redis:', 'rediss:']);
  const host = textOr('HOST', '127.0.0.1');
  const publicUrl = (url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/$/, '');
  const reading = { text, production, problems };
  const mailServer = readMailServer(url('SMTP_URL', ['smtp:', 'smtps:']), reading);
  const smsGateway = readSmsGateway(url('SMS_GATEWAY_URL', ['http:', 'https:']), reading);
  const whatsApp = readWhatsApp(url('WHATSAPP_URL', ['http:', 'https:']), reading);
  const rateLimits = oneOf('RATE_LIMITS', ['on', 'demo', 'off'], isDemo ? 'demo' : 'on');
  const seedDemo = oneOf('SEED_DEMO', ['on', 'off'], isDemo ? 'on' : 'off') === 'on';
  const { appSecret, previousSecret } = secretsOf(secret, problems);
  if (production) problems.push(...productionProblems(text, { rateLimits, seedDemo }));
  const trustProxy = text('TRUST_PROXY') ?? false;
  const corsOrigins = origins('CORS_ORIGINS');
  const mapTiles = tiles('MAP_TILES_URL');
  const logLevel = oneOf('LOG_LEVEL', LOG_LEVELS, 'info');
  const metricsToken = secret('METRICS_TOKEN');
  const tracing = readTracing(readers, problems);
  const drainSeconds = seconds('DRAIN_SECONDS', 0, MAX_DRAIN_SECONDS);

  if (problems.length > 0) throw new EnvironmentError(problems);
  return {
    production,
    role,
    port,
    host,
    databaseUrl,
    dataDir,
    objectStore,
    redisUrl,
    publicUrl,
    appSecret: appSecret ?? keptSecret(dataDir),
    previousSecret,
    mailServer,
    mailFrom: textOr('MAIL_FROM', 'Car Rental <no-reply@example.com>'),
    smsGateway,
    whatsApp,
    rateLimits,
    seedDemo,
    trustProxy,
    corsOrigins,
    mapTiles,
    logLevel,
    metricsToken,
    tracing,
    drainSeconds,
  };
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails if another start has just created it; then that one is read.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
