import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const WORTH_ZIPPING_BYTES = 1024;

/** A prepared JSON response with the strong ETag of its bytes. */
export class PreparedBody {
  private zipped: Buffer | undefined;

  constructor(
    readonly bytes: Buffer,
    readonly etag: string = etagOf(bytes),
  ) {}

  static of(value: unknown): PreparedBody {
    return new PreparedBody(Buffer.from(JSON.stringify(value)));
  }

  /** Made when somebody first asks for it; the body is sent many times. */
  get gzip(): Buffer {
    this.zipped ??= gzipSync(this.bytes);
    return this.zipped;
  }
}

/** Strong: the same text if and only if the parts are the same. */
export function etagOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** Sends the body, or 304 to a client that has it already. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PreparedBody,
  { zip }: { zip: boolean } = { zip: true },
): void {
  const acceptEncoding = request.headers['accept-encoding'];
  const zipped =
    zip &&
    acceptEncoding !== undefined &&
    acceptEncoding.includes('gzip') &&
    body.bytes.length > WORTH_ZIPPING_BYTES;
  const etag = zipped ? `${body.etag.slice(0, -1)}-gz"` : body.etag;
  void reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) {
    void reply.code(304).send();
    return;
  }
  if (zipped) void reply.header('content-encoding', 'gzip');
  void reply.header('content-type', 'application/json; charset=utf-8').send(zipped ? body.gzip : body.bytes);
}

/** Whether If-None-Match contains the ETag of what would be sent. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
