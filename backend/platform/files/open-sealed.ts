import { Readable } from 'node:stream';
import { HEADER_BYTES, SealedFileReader } from './sealed-file.rules.js';
import type { StoredFile } from './stores/file-store.js';

interface Opening {
  stored: StoredFile;
  context: string;
  /** The key of a file that begins with these bytes; null for the earlier format. @throws if the key is missing */
  keyOf: (head: Buffer) => Buffer | null;
  /** Opens a file of the earlier format. */
  openWhole: (sealed: Buffer) => Buffer;
  /** Called if a later segment is damaged, because an error cannot replace a response that has begun. */
  onDamage: () => void;
}

/**
 * Opens a sealed file as a stream, with one segment in memory at a time.
 * @throws Error if the first segment is damaged, or the key is not known
 */
export async function openSealed({ stored, context, keyOf, ...opening }: Opening): Promise<StoredFile> {
  const source = new Source(stored.stream);
  try {
    const head = await source.take(HEADER_BYTES);
    const key = keyOf(head);
    if (key === null) {
      const bytes = opening.openWhole(Buffer.concat([head, await source.rest()]));
      return { stream: Readable.from([bytes], { objectMode: false }), bytes: bytes.length };
    }
    const reader = new SealedFileReader({ head, length: stored.bytes, key, context });
    const next = async (): Promise<Buffer | null> =>
      reader.next === null ? null : reader.open(await source.take(reader.next));
    const first = await next();
    return { stream: streamOf(first, next, { source, onDamage: opening.onDamage }), bytes: reader.bytes };
  } catch (error) {
    source.close();
    throw error;
  }
}

function streamOf(
  first: Buffer | null,
  next: () => Promise<Buffer | null>,
  { source, onDamage }: { source: Source; onDamage: () => void },
): Readable {
  let waiting: Promise<Buffer | null> | null = Promise.resolve(first);
  return new Readable({
    // Only one segment is read ahead, so the speed of the client limits the reads.
    highWaterMark: 1,
    read() {
      const segment = waiting ?? next();
      waiting = null;
      segment.then(
        // An empty file has one empty segment.
        (bytes) => this.push(bytes?.length === 0 ? null : bytes),
        (error: unknown) => {
          if (!this.destroyed) onDamage();
          this.destroy(error as Error);
        },
      );
    },
    destroy(error, done) {
      source.close();
      done(error);
    },
  });
}

/** Reads exact numbers of bytes from a stream. */
class Source {
  private readonly chunks: AsyncIterator<Buffer, undefined>;
  private left: Buffer = Buffer.alloc(0);

  constructor(private readonly stream: Readable) {
    this.chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  }

  /** Returns fewer bytes only at the end of the stream. */
  async take(bytes: number): Promise<Buffer> {
    const parts = [this.left];
    let size = this.left.length;
    while (size < bytes) {
      const { value } = await this.chunks.next();
      if (value === undefined) break;
      parts.push(value);
      size += value.length;
    }
    const all = parts.length === 1 ? this.left : Buffer.concat(parts);
    this.left = all.subarray(bytes);
    return all.subarray(0, bytes);
  }

  rest(): Promise<Buffer> {
    return this.take(Infinity);
  }

  close(): void {
    this.stream.destroy();
  }
}
