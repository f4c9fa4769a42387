import { resolve } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { NOTICE_TEMPLATES, SMS_TEMPLATE_NAMES } from '../../contract/sms-templates.js';
import { keptSecret } from './kept-secret.js';
import { isLoopback, productionProblems } from './production-environment.js';
import { withSecretFiles } from './secret-files.js';
import { listOf, type Protocol, Variables } from './variables.js';

export type { LogLevel, Role } from './variables.js';
export type Environment = ReturnType<typeof readEnvironment>;
export type MailServer = NonNullable<Environment['mailServer']>;
export type SmsGateway = NonNullable<Environment['smsGateway']>;
export type WhatsApp = NonNullable<Environment['whatsApp']>;
export type ObjectStoreSettings = NonNullable<Environment['objectStore']>;
export type TracingSettings = NonNullable<Environment['tracing']>;

const UNSUPPORTED =
  'is not supported: the bucket is described by S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; remove it.';

type Names = ReadonlySet<string>;

/** Variables that cannot be used. The message has the name and the expected value of each. */
export class EnvironmentError extends Error {
  constructor(problems: string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/**
 * Reads and checks all variables.
 * @throws EnvironmentError with the names of all wrong variables
 */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const texts = Object.entries(source).map(([name, text]): [string, string | undefined] => [
    name,
    text?.trim(),
  ]);
  const { variables: set, problems: unread } = withSecretFiles(
    new Map(texts.filter((entry): entry is [string, string] => Boolean(entry[1]))),
  );
  const isDemo = !set.has('DATABASE_URL') && set.get('NODE_ENV') !== 'production';
  const defaults = isDemo ? { RATE_LIMITS: 'demo', SEED_DEMO: 'on' } : {};
  const given = plainToInstance(Variables, { ...defaults, ...Object.fromEntries(set) });
  const errors = validateSync(given, { skipMissingProperties: true });
  const problems = [...unread, ...errors.flatMap(({ constraints }) => Object.values(constraints ?? {}))];
  const names = new Set(set.keys());
  const { dkim, dlt, ...groups } = groupsOf(given, names, problems);
  problems.push(...contradictions(given, names));
  if (problems.length > 0) throw new EnvironmentError(problems);

  const { SMTP_URL, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN } = given;
  const dataDir = resolve(given.DATA_DIR);
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/$/, '');
  return {
    ...groups,
    production: given.NODE_ENV === 'production',
    /** The version of the image. */
    version: given.IMAGE_VERSION,
    role: given.ROLE,
    port: Number(given.PORT),
    host: given.HOST,
    ...databaseOf(given),
    dataDir,
    /** Null if no e-mail is sent. */
    mailServer: SMTP_URL === null ? null : mailServerOf(given, SMTP_URL, dkim),
    /** Null if no SMS are sent by a gateway. The token is sent as a bearer token. */
    smsGateway: SMS_GATEWAY_URL === null ? null : { url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN, dlt },
    /** Null if each process counts limits separately. */
    redisUrl: given.REDIS_URL,
    /** The public address, without a trailing slash. */
    publicUrl,
    /** Whether the public address is not a loopback address of this machine. */
    isPublic: !isLoopback(publicUrl),
    appSecret: given.APP_SECRET ?? keptSecret(dataDir, 'app-secret'),
    /** The previous secret during a key rotation; otherwise null. */
    previousSecret: given.APP_SECRET_PREVIOUS,
    /** Null if backups are sealed with `appSecret`. */
    backupSecret: given.BACKUP_SECRET,
    /** The secret of earlier backups. */
    previousBackupSecret: given.BACKUP_SECRET_PREVIOUS,
    /** UIDAI's certificates, which verify the QR codes of Aadhaar cards. */
    uidaiCertificates: given.UIDAI_CERTIFICATES ?? [],
    mailFrom: given.MAIL_FROM,
    rateLimits: given.RATE_LIMITS,
    seedDemo: given.SEED_DEMO === 'on',
    ...pagesOf(given),
    /** IP addresses of proxies whose forwarding headers are trusted; false for none. */
    trustProxy: given.TRUST_PROXY,
    corsOrigins: listOf(given.CORS_ORIGINS),
    /** URL of a map tile with `{z}`, `{x}` and `{y}`; null for no map of pickup locations. */
    mapTiles: given.MAP_TILES_URL === 'off' ? null : given.MAP_TILES_URL,
    logLevel: given.LOG_LEVEL,
    /** The bearer token that `/metrics` requires; null if it admits only requests of this machine. */
    metricsToken: given.METRICS_TOKEN,
    /** Seconds for which a stopping process still serves requests, until proxies notice that it is not ready. */
    drainSeconds: Number(given.DRAIN_SECONDS),
  };
}

const databaseOf = ({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL, ...given }: Variables) => ({
  /** Null for the embedded PostgreSQL in `dataDir`. */
  databaseUrl: DATABASE_URL,
  /** The same database without a pooler, for work that needs its own session. */
  directDatabaseUrl: DATABASE_DIRECT_URL ?? DATABASE_URL,
  /** The same database as the role that owns the schema, for migrations, backups and restores. */
  ownerDatabaseUrl: DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL,
  /** Whether the service may run with the role that owns the schema. */
  allowsOwner:
    given.NODE_ENV !== 'production' ||
    given.DATABASE_ROLE === 'any' ||
    DATABASE_URL === null ||
    isLoopback(DATABASE_URL),
});

const pagesOf = (given: Variables) => ({
  /** Whether a page shows messages that no server delivers. */
  hasOutboxPage:
    given.NODE_ENV !== 'production' &&
    [given.SMTP_URL, given.SMS_GATEWAY_URL, given.WHATSAPP_URL].every((address) => address === null),
  /**
   * Whether the outbox page needs no key. With demo data it needs none, because demo accounts receive no real codes.
   */
  isOutboxOpen: given.SEED_DEMO === 'on' || given.DEV_OUTBOX === 'open',
  /** Whether `/docs` and `/openapi.json` exist. */
  hasApiDocs: given.API_DOCS ? given.API_DOCS === 'on' : given.NODE_ENV !== 'production',
});

/** Sends nothing over a connection without TLS if `requiresTls`. */
const mailServerOf = <Dkim>({ NODE_ENV, SMTP_TLS }: Variables, url: string, dkim: Dkim) => {
  const isRemote = !isLoopback(url);
  const requiresTls = SMTP_TLS ? SMTP_TLS === 'required' : NODE_ENV === 'production' && isRemote;
  return { url, requiresTls, dkim };
};

/** Reads the variables that belong together, and adds a problem for each missing one. */
function groupsOf(given: Variables, set: Names, problems: string[]) {
  const together = <N extends keyof Variables>(names: readonly N[], ...optional: string[]) => {
    const present = [...names, ...optional].filter((name) => set.has(name));
    if (present.length === 0) return null;
    const missing = names.filter((name) => !set.has(name));
    problems.push(...missing.map((name) => `${name} is missing; it belongs to ${present.join(', ')}.`));
    return given as Record<N, string>;
  };
  const s3 = together(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], 'S3_REGION');
  const dkim = together(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE']);
  const dlt = together(['SMS_DLT_ENTITY_ID', 'SMS_DLT_HEADER', 'SMS_DLT_TEMPLATES']);
  const whatsApp = together(
    ['WHATSAPP_URL', 'WHATSAPP_TOKEN', 'WHATSAPP_TEMPLATE'],
    'WHATSAPP_NOTICES',
    'WHATSAPP_LANGUAGE',
  );
  return {
    /** The bucket of an S3-compatible store, in path style; null if files are stored in `dataDir`. */
    objectStore: s3 && {
      endpoint: s3.S3_ENDPOINT,
      bucket: s3.S3_BUCKET,
      region: given.S3_REGION,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
    dkim: dkim && { domain: dkim.DKIM_DOMAIN, selector: dkim.DKIM_SELECTOR, key: dkim.DKIM_KEY_FILE },
    /** The IDs that Indian operators require with every SMS; null if the gateway adds them. */
    dlt: dlt && {
      entityId: dlt.SMS_DLT_ENTITY_ID,
      header: dlt.SMS_DLT_HEADER,
      templates: given.SMS_DLT_TEMPLATES,
    },
    /** WhatsApp's Cloud API, with a template for codes and one for each notice; null if SMS go to the gateway. */
    whatsApp: whatsApp && {
      url: whatsApp.WHATSAPP_URL,
      token: whatsApp.WHATSAPP_TOKEN,
      template: whatsApp.WHATSAPP_TEMPLATE,
      notices: given.WHATSAPP_NOTICES,
      language: given.WHATSAPP_LANGUAGE,
    },
    tracing: tracingOf(given),
  };
}

/** Returns a problem for each variable that is not supported or contradicts another. */
function contradictions(given: Variables, set: Names): string[] {
  const { APP_SECRET, APP_SECRET_PREVIOUS, NODE_ENV, SMS_DLT_TEMPLATES, WHATSAPP_NOTICES } = given;
  const problems = [...set]
    .filter((name) => name.startsWith('S3_') && !(name in new Variables()))
    .sort()
    .map((name) => `${name} ${UNSUPPORTED}`);
  if (APP_SECRET_PREVIOUS && (!APP_SECRET || APP_SECRET === APP_SECRET_PREVIOUS))
    problems.push('APP_SECRET_PREVIOUS expects another APP_SECRET beside it.');
  if (set.has('DATABASE_DIRECT_URL') && !set.has('DATABASE_URL'))
    problems.push('DATABASE_DIRECT_URL expects the address of a pooler in DATABASE_URL.');
  if (set.has('WHATSAPP_URL') && set.has('SMS_GATEWAY_URL'))
    problems.push('WHATSAPP_URL takes the place of SMS_GATEWAY_URL; remove one of them.');
  problems.push(...unknownTemplates('SMS_DLT_TEMPLATES', SMS_DLT_TEMPLATES, SMS_TEMPLATE_NAMES));
  problems.push(...unknownTemplates('WHATSAPP_NOTICES', WHATSAPP_NOTICES, NOTICE_TEMPLATES));
  return NODE_ENV === 'production' ? [...problems, ...productionProblems(given, set)] : problems;
}

function unknownTemplates(variable: string, given: object, known: readonly string[]): string[] {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  return unknown.length === 0
    ? []
    : [`${variable} names ${unknown.join(', ')}; expected ${known.join(', ')}.`];
}

function tracingOf(given: Variables): { protocol: Protocol } | null {
  const { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL, OTEL_EXPORTER_OTLP_PROTOCOL } = given;
  const endpoint = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = given.OTEL_TRACES_EXPORTER === 'none' || given.OTEL_SDK_DISABLED.toLowerCase() === 'true';
  return endpoint === null || isOff
    ? null
    : { protocol: OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? OTEL_EXPORTER_OTLP_PROTOCOL };
}
