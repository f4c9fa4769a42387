import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import { filesMessages } from '../../../contract/messages/files.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { EnvironmentError, type ObjectStoreSettings } from '../../config/environment.js';
import { refuse } from '../../http/refusal.js';
import type { Tracing } from '../../tracing/tracing.js';
import { type FileStore, KEYS_AT_ONCE, type StoredFile } from './file-store.js';

const CONNECT_WITHIN_MS = 1_000;
/** Time limit for all attempts of one call, including the transfer. */
const ANSWER_WITHIN_MS = 10_000;
/** Maximum pause within a transfer. */
const SILENT_MS = 5_000;
const ATTEMPTS = 2;
/** After a failure, requests fail fast for this long. */
const AWAY_MS = 3_000;

/** Loaded only if a bucket is configured. */
const loadCalls = () => import('./object-store-calls.js');
type Calls = Awaited<ReturnType<typeof loadCalls>>;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Stores files as objects of a bucket, under the same keys as in a folder. */
export class ObjectStore implements FileStore, OnApplicationShutdown {
  private readonly log = new Logger(ObjectStore.name);
  private readonly client: S3Client;
  private readonly bucket: string;
  private awayUntil = 0;

  /** Accepts an unavailable store. @throws EnvironmentError if the store refuses the bucket or the access key */
  static async open(settings: ObjectStoreSettings, tracing: Tracing): Promise<ObjectStore> {
    const store = new ObjectStore(await loadCalls(), settings, tracing);
    await store.check();
    return store;
  }

  private constructor(
    private readonly calls: Calls,
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: ObjectStoreSettings,
    private readonly tracing: Tracing,
  ) {
    this.bucket = bucket;
    this.client = new calls.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's have no host name per bucket, and some do not support the newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: SILENT_MS },
    });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.run('put', 'cannotReceive', (abortSignal) =>
      this.client.send(new this.calls.PutObjectCommand({ Bucket: this.bucket, Key: key, Body: bytes }), {
        abortSignal,
      }),
    );
  }

  read(key: string): Promise<Buffer | null> {
    return this.run('get', 'cannotOpen', async (abortSignal) => {
      try {
        const input = { Bucket: this.bucket, Key: key };
        const { Body } = await this.client.send(new this.calls.GetObjectCommand(input), { abortSignal });
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null;
        throw error;
      }
    });
  }

  /** Reads the whole file first, so that a failure halfway becomes a refusal instead of half a file. */
  async open(key: string): Promise<StoredFile | null> {
    const bytes = await this.read(key);
    return bytes && { stream: Readable.from(bytes), bytes: bytes.length };
  }

  async remove(key: string): Promise<void> {
    await this.run('delete', 'cannotReceive', (abortSignal) =>
      this.client.send(new this.calls.DeleteObjectCommand({ Bucket: this.bucket, Key: key }), {
        abortSignal,
      }),
    );
  }

  keys(): AsyncGenerator<string[]> {
    return this.list('', () => true);
  }

  keysBefore(folder: string, time: Date): AsyncGenerator<string[]> {
    return this.list(`${folder}/`, (modified) => modified < time);
  }

  /** Runs after the last request has ended. */
  onApplicationShutdown(): void {
    this.client.destroy();
  }

  private async *list(prefix: string, isWanted: (modified: Date) => boolean): AsyncGenerator<string[]> {
    const input = { Bucket: this.bucket, Prefix: prefix };
    const pages = this.calls.paginateListObjectsV2({ client: this.client, pageSize: KEYS_AT_ONCE }, input);
    for await (const { Contents = [] } of pages) {
      yield Contents.flatMap(({ Key, LastModified }) =>
        Key !== undefined && LastModified && isWanted(LastModified) ? [Key] : [],
      );
    }
  }

  private async check(): Promise<void> {
    try {
      await this.run('check', 'cannotOpen', (abortSignal) =>
        this.client.send(new this.calls.HeadBucketCommand({ Bucket: this.bucket }), { abortSignal }),
      );
    } catch (error) {
      const status = statusOf((error as Error).cause);
      if (status === undefined || status >= 500) return;
      throw new EnvironmentError([
        `S3_BUCKET is "${this.bucket}"; S3_ENDPOINT answers ${status}: expected a bucket that S3_ACCESS_KEY_ID may list.`,
      ]);
    }
  }

  /** @throws Refusal 1503 if the store is unavailable or refuses the call, with the reason as its cause. */
  private async run<T>(
    name: 'put' | 'get' | 'delete' | 'check',
    otherwise: 'cannotReceive' | 'cannotOpen',
    call: (abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const refusal = refuse('UNAVAILABLE', messageOf(filesMessages, otherwise));
    if (Date.now() < this.awayUntil) throw refusal;
    try {
      return await this.tracing.run(`store ${name}`, {}, () => call(AbortSignal.timeout(ANSWER_WITHIN_MS)));
    } catch (error) {
      this.awayUntil = Date.now() + AWAY_MS;
      this.log.warn({ error }, 'the object store does not answer');
      refusal.cause = error;
      throw refusal;
    }
  }
}
