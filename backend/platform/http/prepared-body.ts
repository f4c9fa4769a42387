import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MIN_GZIP_BYTES = 1024;

/** A response without the constant headers, and without bytes if the client already has them. */
interface PreparedResponse {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer | undefined;
}

/** Both responses of a body in one encoding. `known` is for a client that already has the body. */
interface Encoded {
  etag: string;
  known: PreparedResponse;
  unknown: PreparedResponse;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A prepared JSON response with the strong ETag of its bytes. */
export class PreparedBody {
  private plain: Encoded | undefined;
  private zipped: Encoded | undefined;

  constructor(
    readonly bytes: Buffer,
    private readonly etag: string = etagOf(bytes),
    /** Additional headers. */
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  static of(value: unknown): PreparedBody {
    return new PreparedBody(Buffer.from(JSON.stringify(value)));
  }

  /** Encoded on first use and cached, because the body is sent many times. */
  encoded(isZipped: boolean): Encoded {
    if (isZipped) return (this.zipped ??= this.encode(gzipSync(this.bytes), { 'content-encoding': 'gzip' }));
    return (this.plain ??= this.encode(this.bytes, {}));
  }

  private encode(bytes: Buffer, encoding: Record<string, string>): Encoded {
    const etag = bytes === this.bytes ? this.etag : `${this.etag.slice(0, -1)}-gz"`;
    const headers = { 'cache-control': 'no-cache', ...this.headers, etag, vary: 'accept-encoding' };
    return {
      etag,
      known: { status: 304, headers, bytes: undefined },
      unknown: { status: 200, headers: { ...headers, ...encoding, 'content-type': JSON_TYPE }, bytes },
    };
  }
}

/** A strong ETag: equal if and only if the parts are equal. */
export function etagOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** Sends the body, or 304 if the client already has it. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PreparedBody,
  { zip }: { zip: boolean } = { zip: true },
): void {
  const isZipped =
    zip &&
    body.bytes.length > MIN_GZIP_BYTES &&
    request.headers['accept-encoding']?.includes('gzip') === true;
  const { etag, known, unknown } = body.encoded(isZipped);
  const { status, headers, bytes } = isKnown(request.headers['if-none-match'], etag) ? known : unknown;
  void reply.code(status).headers(headers).send(bytes);
}

/** Whether the header `If-None-Match` contains this ETag. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
