import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;
const MAX_BYTES = 1024;

/** How many bytes of JSON follow the headers; null where that is not said, is much, or is something else. */
export function smallJsonBytes(headers: IncomingHttpHeaders): number | null {
  const bytes = Number(headers['content-length']);
  return bytes > 0 && bytes <= MAX_BYTES && JSON_TYPE.test(headers['content-type'] ?? '') ? bytes : null;
}

/**
 * A body of that many bytes, as soon as all of it is there. Read in one piece, because that leaves the end of the
 * request unread: {@link putBack} is still possible.
 */
export function takeBody(request: IncomingMessage, bytes: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const look = (): void => {
      const body = request.read(bytes) as Buffer | null;
      if (body === null) return;
      request.off('readable', look);
      resolve(body);
    };
    request.on('readable', look);
  });
}

/** Lets somebody else read the request as if nobody had. */
export function putBack(request: IncomingMessage, body: Buffer): void {
  request.unshift(body);
}
