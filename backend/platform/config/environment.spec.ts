import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment.js';

const GOOD = { APP_SECRET: 'x'.repeat(32), DATA_DIR: '/nowhere' };

describe('environment', () => {
  it('allows unrelated and empty variables', () => {
    expect(readEnvironment({ ...GOOD, S3_BUCKET: ' ', REDIS_URL: '', HOME: '/root' })).toMatchObject({
      production: false,
    });
  });

  it('has the API document outside production, unless API_DOCS is off', () => {
    expect(readEnvironment(GOOD).hasApiDocs).toBe(true);
    expect(readEnvironment({ ...GOOD, API_DOCS: 'off' }).hasApiDocs).toBe(false);
  });

  it('reports the name of each unsupported variable', () => {
    const source = { ...GOOD, S3_PATH_STYLE: 'true' };
    expect(() => readEnvironment(source)).toThrow(
      [
        'The environment is not usable:',
        '  S3_PATH_STYLE is not supported: the bucket is described by S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; remove it.',
      ].join('\n'),
    );
  });

  it('reads a secret from a file, but not if it is also set or the file is unreadable', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rental-secrets-'));
    const file = join(folder, 'app_secret');
    const secret = '7c41e0c2b8d94f5aa1d36e8f20b79c54';
    writeFileSync(file, `${secret}\n`);
    const read = (more: Record<string, string> = {}) => readEnvironment({ APP_SECRET_FILE: file, ...more });
    expect(read().appSecret).toBe(secret);
    expect(() => read({ APP_SECRET: secret })).toThrow('APP_SECRET and APP_SECRET_FILE are both set');
    expect(() => read({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
      'SMTP_URL_FILE cannot be read; expected a file with the value of SMTP_URL.',
    );
    writeFileSync(file, 'short');
    expect(() => read()).toThrow('APP_SECRET is too short');
    rmSync(folder, { recursive: true });
  });

  it('requires all variables of a bucket or none', () => {
    expect(readEnvironment(GOOD)).toMatchObject({ objectStore: null, redisUrl: null });
    const bucket = { S3_BUCKET: 'cars', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readEnvironment({ ...GOOD, ...bucket, S3_ENDPOINT: 'http://store:9000' }).objectStore).toEqual({
      endpoint: 'http://store:9000',
      bucket: 'cars',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(() => readEnvironment({ ...GOOD, ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow(
      [
        'The environment is not usable:',
        '  S3_ENDPOINT is missing; it belongs to S3_BUCKET, S3_ACCESS_KEY_ID.',
        '  S3_SECRET_ACCESS_KEY is missing; it belongs to S3_BUCKET, S3_ACCESS_KEY_ID.',
      ].join('\n'),
    );
  });

  it('requires a valid URL of Redis', () => {
    expect(readEnvironment({ ...GOOD, REDIS_URL: 'rediss://cache:6380/1' }).redisUrl).toBe(
      'rediss://cache:6380/1',
    );
    expect(() => readEnvironment({ ...GOOD, REDIS_URL: 'cache:6379' })).toThrow(
      /REDIS_URL is not a usable address; expected redis:\/\/\.\.\. or rediss:/,
    );
  });
});

describe('ROLE', () => {
  it('is "all" by default, and is refused with an unknown value', () => {
    expect(readEnvironment(GOOD).role).toBe('all');
    expect(readEnvironment({ ...GOOD, ROLE: 'worker' }).role).toBe('worker');
    expect(() => readEnvironment({ ...GOOD, ROLE: 'jobs' })).toThrow(
      'ROLE is "jobs"; expected one of all, web, worker.',
    );
  });
});

const read = (tiles?: string) =>
  readEnvironment({
    ...GOOD,
    ...(tiles !== undefined && { MAP_TILES_URL: tiles }),
  }).mapTiles;

describe('MAP_TILES_URL', () => {
  it('is the tile server of OpenStreetMap by default, and null if it is off', () => {
    expect(read()).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
    expect(read('https://tiles.example.com/{z}/{x}/{y}@2x.png')).toBe(
      'https://tiles.example.com/{z}/{x}/{y}@2x.png',
    );
    expect(read('off')).toBeNull();
  });

  it.each([
    'https://tiles.example.com/',
    'http://tiles.example.com/{z}/{x}/{y}.png',
    'https://{s}.example.com/{z}/{x}/{y}.png',
  ])('is refused if it is %s', (tiles) => {
    expect(() => read(tiles)).toThrow(/MAP_TILES_URL is/);
  });
});

describe('tracing', () => {
  const COLLECTOR = { ...GOOD, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

  it('is on if a collector is given, unless it is disabled', () => {
    expect(readEnvironment({ ...GOOD, OTEL_EXPORTER_OTLP_ENDPOINT: '' }).tracing).toBeNull();
    expect(readEnvironment(COLLECTOR).tracing).toEqual({ protocol: 'http/protobuf' });
    const json = { ...COLLECTOR, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json' };
    expect(readEnvironment(json).tracing).toEqual({ protocol: 'http/json' });
    expect(readEnvironment({ ...COLLECTOR, OTEL_SDK_DISABLED: 'true' }).tracing).toBeNull();
    expect(readEnvironment({ ...COLLECTOR, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBeNull();
  });

  it('refuses variables that would have no effect', () => {
    expect(() => readEnvironment({ ...COLLECTOR, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
      'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"; expected one of http/protobuf, http/json.',
    );
    const sampled = { ...COLLECTOR, OTEL_TRACES_SAMPLER: 'traceidratio' };
    expect(readEnvironment({ ...sampled, OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing).not.toBeNull();
    expect(() => readEnvironment({ ...sampled, OTEL_TRACES_SAMPLER_ARG: '10%' })).toThrow(
      'OTEL_TRACES_SAMPLER_ARG is "10%"; expected a share of requests from 0 to 1.',
    );
  });
});
