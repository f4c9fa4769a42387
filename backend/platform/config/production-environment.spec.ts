import { readEnvironment } from './environment.js';

const SECRET = '9f2c4a7be1d0536882b1c7fe90aa34d1';
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/rental?sslmode=verify-full',
  DATA_DIR: '/nowhere',
  APP_SECRET: SECRET,
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'cars@example.com',
  SMS_GATEWAY_URL: 'https://sms.example.com',
  PUBLIC_URL: 'https://cars.example.com',
  TRUST_PROXY: '172.30.7.2',
};
const BUCKET = { S3_BUCKET: 'cars', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const start = (over: Record<string, string> = {}) => readEnvironment({ ...PRODUCTION, ...over });

describe('environment for production', () => {
  it('requires TLS to the database behind a pooler', () => {
    expect(() => start({ DATABASE_DIRECT_URL: 'postgres://direct/rental' })).toThrow(
      'DATABASE_DIRECT_URL has no verified TLS',
    );
  });

  it('is accepted if it is complete', () => {
    expect(start()).toMatchObject({ production: true, hasOutboxPage: false, hasApiDocs: false });
    expect(start({ API_DOCS: 'on' }).hasApiDocs).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    [
      'PUBLIC_URL is "http://cars.example.com"; production expects https://….',
      { PUBLIC_URL: 'http://cars.example.com' },
    ],
    [
      'TRUST_PROXY is missing; production expects the address of the proxy that ends TLS, such as 172.30.7.2.',
      { TRUST_PROXY: '' },
    ],
    ...[
      '0.0.0.0/0',
      '10.0.0.0/11',
      '::/0',
      '2001:db8::/28',
      '1',
      'uniquelocal',
      '172.30.7.2/33',
      '172.30.7.2, 0.0.0.0/1',
    ].map((range): [string, Record<string, string>] => [
      `TRUST_PROXY holds "${range}"; expected addresses or narrow ranges.`,
      { TRUST_PROXY: range },
    ]),
    ...[
      'x'.repeat(32),
      'abcdefghijklmnop'.repeat(2),
      'abc123'.repeat(6),
      'a part of twenty chars'.repeat(2),
    ].map((secret): [string, Record<string, string>] => [
      'APP_SECRET is too easy to guess; expected 32 random characters ("openssl rand -hex 32").',
      { APP_SECRET: secret },
    ]),
    [
      'METRICS_TOKEN is too easy to guess; expected 32 random characters ("openssl rand -hex 32").',
      { METRICS_TOKEN: 'm'.repeat(32) },
    ],
    [
      'DATABASE_URL has no verified TLS; expected sslmode=verify-full, or DATABASE_TLS=off for a private network.',
      { DATABASE_URL: 'postgres://db/rental?sslmode=require' },
    ],
    ...['redis://cache:6379', 'redis://:word@cache:6379', 'rediss://cache:6380'].map(
      (url): [string, Record<string, string>] => [
        'REDIS_URL expects rediss:// with a password, or REDIS_TLS=off and a password.',
        { REDIS_URL: url },
      ],
    ),
    [
      'REDIS_URL expects rediss:// with a password, or REDIS_TLS=off and a password.',
      { REDIS_URL: 'redis://cache', REDIS_TLS: 'off' },
    ],
    [
      'S3_ENDPOINT is "http://store:9000"; production expects https://, or S3_TLS=off for a private network.',
      { ...BUCKET, S3_ENDPOINT: 'http://store:9000' },
    ],
    [
      'SMS_GATEWAY_URL is "http://sms.example.com"; production expects https://.',
      { SMS_GATEWAY_URL: 'http://sms.example.com/send?key=1' },
    ],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT is "http://collector:4318"; production expects https://.',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
    ],
    [
      'CORS_ORIGINS holds "http://app.example.com"; production expects https origins.',
      { CORS_ORIGINS: 'https://a.example.com,http://app.example.com' },
    ],
    ['DEV_OUTBOX is set; production has no outbox page.', { DEV_OUTBOX: 'open' }],
    ['RATE_LIMITS is "demo"; production expects on.', { RATE_LIMITS: 'demo' }],
    ['SEED_DEMO is "on"; production expects off.', { SEED_DEMO: 'on' }],
  ])('is refused because %s', (problem, over) => {
    expect(() => start(over)).toThrow(`The environment is not usable:\n  ${problem}`);
  });

  it('is refused if two secrets are equal', () => {
    for (const name of ['METRICS_TOKEN', 'BACKUP_SECRET'])
      expect(() => start({ [name]: SECRET })).toThrow(
        new RegExp(`APP_SECRET is too easy[^]*${name} is too easy`),
      );
  });

  it('is accepted with plain connections to this machine or declared private networks', () => {
    const local = {
      PUBLIC_URL: 'http://localhost:3000',
      TRUST_PROXY: '',
      DATABASE_URL: 'postgres://localhost/rental',
      REDIS_URL: 'redis://127.0.0.1:6379',
      ...BUCKET,
      S3_ENDPOINT: 'http://[::1]:9000',
    };
    expect(() => start(local)).not.toThrow();
    const networked = {
      DATABASE_URL: 'postgres://db/rental',
      DATABASE_TLS: 'off',
      REDIS_URL: 'redis://:word@redis:6379',
      REDIS_TLS: 'off',
      ...BUCKET,
      S3_ENDPOINT: 'http://store:7070',
      S3_TLS: 'off',
      TRUST_PROXY: '172.30.7.0/24 173.245.48.0/20, 2001:db8:1::/48, loopback ',
    };
    expect(start(networked).trustProxy).toEqual([
      '172.30.7.0/24',
      '173.245.48.0/20',
      '2001:db8:1::/48',
      'loopback',
    ]);
  });
});
