import { X509Certificate } from 'node:crypto';
import { Transform } from 'class-transformer';
import { IsIn, MinLength, ValidateBy, ValidateIf } from 'class-validator';
import type { RateLimits } from '../../contract/limits.js';
import type { SmsTemplate } from '../../contract/sms-templates.js';
import { contentOf } from './secret-files.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
/** The work of a process: requests (`web`), jobs and messages (`worker`), or both. */
export type Role = 'all' | 'web' | 'worker';
export type Protocol = 'http/protobuf' | 'http/json';

const HTTP = ['http:', 'https:'];
const PROTOCOLS = ['http/protobuf', 'http/json'];
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);
/** OpenStreetMap permits light use with attribution. */
const OPENSTREETMAP = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

const Convert = (convert: (text: string) => unknown): PropertyDecorator =>
  Transform(({ value }: { value: string }) => convert(value));
/** Requires `validate` to accept the text of a variable. */
const Check = (validate: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name: 'check', validator: { validate } }, { message: `$property ${message}.` });
const OneOf = (...allowed: readonly string[]): PropertyDecorator =>
  IsIn(allowed, { message: `$property is "$value"; expected one of ${allowed.join(', ')}.` });
/** Requires a URL. The message omits the value, which may contain a password. */
const Address = (...schemes: string[]): PropertyDecorator =>
  Check(
    (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
    `is not a usable address; expected ${schemes.map((scheme) => `${scheme}//...`).join(' or ')}`,
  );
const WholeNumber = (unit: string, max: number): PropertyDecorator =>
  Check(
    (text) => /^\d+$/.test(text) && Number(text) <= max,
    `is "$value"; expected a number ${unit}from 0 to ${max}`,
  );
const Secret = (): PropertyDecorator =>
  MinLength(32, { message: '$property is too short; expected at least 32 characters.' });

const templatesOf = (text: string): object =>
  Object.fromEntries(text.split(',').map((part) => part.split('=', 2).map((side) => side.trim()))) as object;
/** Accepts commas and spaces as separators, because Caddy separates address ranges by spaces. */
const addressesOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
/** The parts of a comma-separated list. */
export const listOf = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
/** Requires a fixed host, because the content security policy for images contains it. */
const isTiles = (text: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
  /^https:\/\/[\w.:-]+\//.test(text) &&
  URL.canParse(text);

/** The RSA certificates of a PEM file; none if it cannot be read. */
function certificatesIn(file: string): X509Certificate[] {
  try {
    const found = contentOf(file).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    const certificates = found.map((pem) => new X509Certificate(pem));
    return certificates.filter(({ publicKey }) => publicKey.asymmetricKeyType === 'rsa');
  } catch {
    return [];
  }
}

/** The variables of the environment with their defaults. Blank ones are absent. The README describes all of them. */
export class Variables {
  @OneOf('development', 'test', 'production') NODE_ENV = 'development';
  @OneOf('all', 'web', 'worker') ROLE: Role = 'all';
  @WholeNumber('', 65535) PORT = '3000';
  HOST = '127.0.0.1';
  IMAGE_VERSION = 'development';
  @Address(...HTTP) PUBLIC_URL: string | null = null;
  @Address('postgres:', 'postgresql:') DATABASE_URL: string | null = null;
  @Address('postgres:', 'postgresql:') DATABASE_DIRECT_URL: string | null = null;
  @Address('postgres:', 'postgresql:') DATABASE_OWNER_URL: string | null = null;
  @OneOf('any') DATABASE_ROLE: 'any' | null = null;
  @OneOf('off') DATABASE_TLS: 'off' | null = null;
  DATA_DIR = './data';
  @Address(...HTTP) S3_ENDPOINT: string | null = null;
  S3_BUCKET: string | null = null;
  S3_REGION = 'us-east-1';
  S3_ACCESS_KEY_ID: string | null = null;
  S3_SECRET_ACCESS_KEY: string | null = null;
  @OneOf('off') S3_TLS: 'off' | null = null;
  @OneOf('off') REDIS_TLS: 'off' | null = null;
  @Address('redis:', 'rediss:') REDIS_URL: string | null = null;
  @Secret() APP_SECRET: string | null = null;
  @Secret() APP_SECRET_PREVIOUS: string | null = null;
  @Secret() BACKUP_SECRET: string | null = null;
  @Secret() BACKUP_SECRET_PREVIOUS: string | null = null;
  @Address('smtp:', 'smtps:') SMTP_URL: string | null = null;
  @OneOf('required', 'optional') SMTP_TLS: string | null = null;
  DKIM_DOMAIN: string | null = null;
  DKIM_SELECTOR: string | null = null;
  @Convert(contentOf)
  @Check((key) => key !== '', 'cannot be read; expected a file with a private key in PEM format')
  DKIM_KEY_FILE: string | null = null;
  @Convert(certificatesIn)
  @Check(
    (certificates) => certificates.length > 0,
    'cannot be read; expected a file with certificates in PEM format',
  )
  UIDAI_CERTIFICATES: X509Certificate[] | null = null;
  MAIL_FROM = 'Car Rental <no-reply@example.com>';
  @Address(...HTTP) SMS_GATEWAY_URL: string | null = null;
  SMS_GATEWAY_TOKEN: string | null = null;
  SMS_DLT_ENTITY_ID: string | null = null;
  SMS_DLT_HEADER: string | null = null;
  @Convert(templatesOf) SMS_DLT_TEMPLATES: Partial<Record<SmsTemplate, string>> = {};
  @Address(...HTTP) WHATSAPP_URL: string | null = null;
  WHATSAPP_TOKEN: string | null = null;
  WHATSAPP_TEMPLATE: string | null = null;
  @Convert(templatesOf) WHATSAPP_NOTICES: Partial<Record<SmsTemplate, string>> = {};
  WHATSAPP_LANGUAGE = 'en';
  @OneOf('on', 'demo', 'off') RATE_LIMITS: RateLimits = 'on';
  @OneOf('on', 'off') SEED_DEMO: 'on' | 'off' = 'off';
  @OneOf('open') DEV_OUTBOX: 'open' | null = null;
  @OneOf('on', 'off') API_DOCS: 'on' | 'off' | null = null;
  @Convert(addressesOf) TRUST_PROXY: string[] | false = false;
  @Check(
    (list) => listOf(list).every(isOrigin),
    'holds "$value"; expected origins such as https://app.example.com, separated by commas',
  )
  CORS_ORIGINS = '';
  @Check(
    (text) => text === 'off' || isTiles(text),
    `is "$value"; expected "off" or an address such as ${OPENSTREETMAP}`,
  )
  MAP_TILES_URL = OPENSTREETMAP;
  @OneOf(...LOG_LEVELS) LOG_LEVEL: LogLevel = 'info';
  @Secret() METRICS_TOKEN: string | null = null;
  @WholeNumber('of seconds ', 20) DRAIN_SECONDS = '0';

  // OpenTelemetry reads its own variables. Values that it would silently ignore are checked here.
  @Address(...HTTP) OTEL_EXPORTER_OTLP_ENDPOINT: string | null = null;
  @Address(...HTTP) OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: string | null = null;
  @OneOf('otlp', 'none') OTEL_TRACES_EXPORTER = 'otlp';
  @OneOf(...PROTOCOLS) OTEL_EXPORTER_OTLP_PROTOCOL: Protocol = 'http/protobuf';
  @OneOf(...PROTOCOLS) OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: Protocol | null = null;
  @OneOf(...SAMPLERS) OTEL_TRACES_SAMPLER = 'parentbased_always_on';
  @ValidateIf(({ OTEL_TRACES_SAMPLER }: Variables) => OTEL_TRACES_SAMPLER.endsWith('traceidratio'))
  @Check(
    (text) => text !== '' && Number(text) >= 0 && Number(text) <= 1,
    'is "$value"; expected a share of requests from 0 to 1',
  )
  OTEL_TRACES_SAMPLER_ARG = '';
  OTEL_SDK_DISABLED = 'false';
}
