import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openSealed } from './open-sealed.js';
import { FileSealer } from './sealed-file.rules.js';

/** The key exists only in memory, so that the files of a killed process cannot be opened. */
const PROCESS_KEY = { id: Buffer.alloc(4), key: randomBytes(32) };

/** A file that only this process can read. */
export class TemporaryFile {
  constructor(private readonly path: string) {}

  /** Replaces the content. */
  async write(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    const sealer = new FileSealer(PROCESS_KEY, this.path);
    const handle = await open(this.path, 'w', 0o600);
    try {
      await handle.writeFile(sealer.head);
      for await (const chunk of chunks) {
        const sealed = sealer.add(chunk);
        if (sealed.length > 0) await handle.writeFile(sealed);
      }
      await handle.writeFile(sealer.end());
    } finally {
      await handle.close();
    }
  }

  read(): Promise<Buffer> {
    return this.stream().then(buffer);
  }

  /** Reads the content with one segment in memory at a time. */
  async stream(): Promise<Readable> {
    const { size } = await stat(this.path);
    const { stream } = await openSealed({
      stored: { stream: createReadStream(this.path), bytes: size },
      context: this.path,
      keyOf: () => PROCESS_KEY.key,
      openWhole: (sealed) => sealed,
      onDamage: () => undefined,
    });
    return stream;
  }

  /** Does nothing if the file does not exist. */
  remove(): Promise<void> {
    return rm(this.path, { force: true });
  }
}
