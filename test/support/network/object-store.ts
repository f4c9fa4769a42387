import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { LocalService } from './local-service';
import { freePort } from './ports';

const BUCKET = 'rental-files';
const CONTENT = '._S3rver_object';

export interface TestObjectStore {
  /** The environment of a server that uses it. */
  env: Record<string, string>;
  /** The keys of all its objects. */
  keys(): string[];
  /** The file with an object's bytes. */
  pathOf(key: string): string;
  start(): Promise<void>;
  /** Kills it. Its objects remain. */
  kill(): Promise<void>;
  hang(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** An S3-compatible store of its own, which checks signatures and keeps its objects in a temporary folder. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'rental-store-'));
  const bucket = join(directory, BUCKET);
  const service = new LocalService({
    program: process.execPath,
    // It encrypts the token of a list's next page with an algorithm that OpenSSL treats as legacy.
    args: ['--openssl-legacy-provider', join(__dirname, 'object-store-host.mjs')],
    env: { ...process.env, PORT: String(port), DIRECTORY: directory, BUCKET },
    port,
  });
  await service.start();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: () =>
      readdirSync(bucket, { recursive: true, withFileTypes: true })
        .filter(({ name }) => name.endsWith(CONTENT))
        .map(({ parentPath, name }) => relative(bucket, join(parentPath, name)).slice(0, -CONTENT.length)),
    pathOf: (key) => join(bucket, key + CONTENT),
    start: () => service.start(),
    kill: () => service.kill(),
    hang: () => service.hang(),
    resume: () => service.resume(),
    async stop() {
      await service.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
