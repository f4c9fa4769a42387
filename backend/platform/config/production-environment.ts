import { BlockList, isIP } from 'node:net';
import { CODE_TEMPLATES } from '../../contract/sms-templates.js';
import { listOf, type Variables } from './variables.js';

type Names = ReadonlySet<string>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
export const isLoopback = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

const NEEDED = [
  ['DATABASE_URL', 'a PostgreSQL server of its own'],
  ['APP_SECRET', 'at least 32 random characters'],
  ['SMTP_URL', 'a mail server'],
  ['SMS_GATEWAY_URL', 'a gateway for staff codes, or WHATSAPP_URL', 'WHATSAPP_URL'],
  ['MAIL_FROM', 'the sender of its mail'],
  ['PUBLIC_URL', 'the address people type'],
] as const;
const GATEWAYS = ['SMS_GATEWAY_URL', 'WHATSAPP_URL'] as const;
const COLLECTORS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const;
const DATABASES = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'] as const;
const SECRETS = ['APP_SECRET', 'APP_SECRET_PREVIOUS', 'BACKUP_SECRET', 'METRICS_TOKEN'] as const;
const MIN_DIFFERENT = 12;
/** Minimum prefix lengths of the address ranges of a proxy, by IP version. */
const WIDEST = { 4: 12, 6: 29 } as const;

/** Returns a problem for each variable that would make a production installation unsafe or useless. */
export function productionProblems(given: Variables, set: Names): string[] {
  return [
    ...NEEDED.filter(([name, , instead = name]) => !set.has(name) && !set.has(instead)).map(
      ([name, expected]) => `${name} is missing; production expects ${expected}.`,
    ),
    ...missingTemplates(given, set),
    ...proxyProblems(given),
    ...secretProblems(given),
    ...plainConnections(given),
    ...forDemonstrations(given),
  ];
}

function missingTemplates({ SMS_DLT_TEMPLATES: templates }: Variables, set: Names): string[] {
  const missing = CODE_TEMPLATES.filter((name) => set.has('SMS_DLT_TEMPLATES') && !templates[name]);
  return missing.length === 0
    ? []
    : [`SMS_DLT_TEMPLATES has no id for ${missing.join(', ')}; expected NAME=id, separated by commas.`];
}

function proxyProblems({ PUBLIC_URL, TRUST_PROXY }: Variables): string[] {
  if (TRUST_PROXY === false)
    return PUBLIC_URL === null || isLoopback(PUBLIC_URL)
      ? []
      : [
          'TRUST_PROXY is missing; production expects the address of the proxy that ends TLS, such as 172.30.7.2.',
        ];
  return TRUST_PROXY.every(isNarrow)
    ? []
    : [`TRUST_PROXY holds "${TRUST_PROXY.join(', ')}"; expected addresses or narrow ranges.`];
}

function isNarrow(range: string): boolean {
  if (range === 'loopback') return true;
  const [address = '', prefix] = range.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  if (prefix === undefined) return true;
  const length = Number(prefix);
  if (!/^\d+$/.test(prefix) || length < WIDEST[version as 4 | 6]) return false;
  try {
    new BlockList().addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}

function secretProblems(given: Variables): string[] {
  const secrets = SECRETS.flatMap((name) => {
    const value = given[name];
    return value === null ? [] : [{ name, value }];
  });
  const easy = secrets.filter(
    ({ name, value }) =>
      isEasy(value) || secrets.some((other) => other.name !== name && other.value === value),
  );
  return easy.map(
    ({ name }) => `${name} is too easy to guess; expected 32 random characters ("openssl rand -hex 32").`,
  );
}

/** True for few different characters, or for a repeated part with up to 15 further characters. */
const isEasy = (secret: string): boolean =>
  new Set(secret).size < MIN_DIFFERENT || /^(.+?)\1+.{0,15}$/.test(secret);

/** True for a connection to another machine without TLS. */
const isPlain = (address: string | null): address is string =>
  address !== null && ['http:', 'redis:'].includes(new URL(address).protocol) && !isLoopback(address);

function plainConnections(given: Variables): string[] {
  const { PUBLIC_URL, CORS_ORIGINS } = given;
  const plainOrigins = listOf(CORS_ORIGINS).filter(isPlain).join(', ');
  return [
    ...(isPlain(PUBLIC_URL) ? [`PUBLIC_URL is "${PUBLIC_URL}"; production expects https://….`] : []),
    ...privateConnections(given),
    ...[...GATEWAYS, ...COLLECTORS].flatMap((name) => {
      const address = given[name];
      return isPlain(address)
        ? [`${name} is "${new URL(address).origin}"; production expects https://.`]
        : [];
    }),
    ...(plainOrigins ? [`CORS_ORIGINS holds "${plainOrigins}"; production expects https origins.`] : []),
  ];
}

/** Returns the problems of connections that need no TLS in a private network. */
function privateConnections(given: Variables): string[] {
  const { REDIS_URL, REDIS_TLS, S3_ENDPOINT, S3_TLS } = given;
  const problems = DATABASES.filter((name) => isUnverified(given[name], given)).map(
    (name) =>
      `${name} has no verified TLS; expected sslmode=verify-full, or DATABASE_TLS=off for a private network.`,
  );
  const isOpen = REDIS_URL !== null && !isLoopback(REDIS_URL) && new URL(REDIS_URL).password === '';
  if (isOpen || (isPlain(REDIS_URL) && REDIS_TLS !== 'off'))
    problems.push('REDIS_URL expects rediss:// with a password, or REDIS_TLS=off and a password.');
  if (isPlain(S3_ENDPOINT) && S3_TLS !== 'off')
    problems.push(
      `S3_ENDPOINT is "${S3_ENDPOINT}"; production expects https://, or S3_TLS=off for a private network.`,
    );
  return problems;
}

const isUnverified = (url: string | null, { DATABASE_TLS }: Variables): boolean =>
  url !== null &&
  DATABASE_TLS !== 'off' &&
  !isLoopback(url) &&
  new URL(url).searchParams.get('sslmode') !== 'verify-full';

function forDemonstrations({ RATE_LIMITS, SEED_DEMO, DEV_OUTBOX }: Variables): string[] {
  const problems: string[] = [];
  if (RATE_LIMITS !== 'on') problems.push(`RATE_LIMITS is "${RATE_LIMITS}"; production expects on.`);
  if (SEED_DEMO !== 'off') problems.push('SEED_DEMO is "on"; production expects off.');
  if (DEV_OUTBOX !== null) problems.push('DEV_OUTBOX is set; production has no outbox page.');
  return problems;
}
