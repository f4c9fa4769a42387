import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The format of sealed files: a mark, the id of the key, and a ciphertext of Tink's AES-GCM-HKDF streaming AEAD with
 * segments of 64 KiB. Each segment is verified before any of its bytes is returned.
 */
const MARK = Buffer.from('CRF1', 'latin1');
const KEY_ID_BYTES = 4;
const SALT_BYTES = 32;
const PREFIX_BYTES = 7;
const TINK_HEADER_BYTES = 1 + SALT_BYTES + PREFIX_BYTES;
const TAG_BYTES = 16;
const SEGMENT_BYTES = 65_536;

export const HEADER_BYTES = MARK.length + KEY_ID_BYTES + TINK_HEADER_BYTES;

/** How one file is encrypted. */
interface Segments {
  key: Buffer;
  prefix: Buffer;
}

/** The id of the key of a sealed file; null for bytes of the earlier format. */
export function keyIdOf(head: Buffer): Buffer | null {
  if (!head.subarray(0, MARK.length).equals(MARK)) return null;
  return head.subarray(MARK.length, MARK.length + KEY_ID_BYTES);
}

interface FileKey {
  /** Stored with the file. */
  id: Buffer;
  key: Buffer;
}

/** Seals `bytes`, bound to `context`. */
export function sealFile(bytes: Buffer, key: FileKey, context: string): Buffer {
  const sealer = new FileSealer(key, context);
  return Buffer.concat([sealer.head, sealer.add(bytes), sealer.end()]);
}

/** Seals a file whose content arrives in pieces, with at most one segment in memory. */
export class FileSealer {
  /** The first bytes of the file. */
  readonly head: Buffer;
  private readonly segments: Segments;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private index = 0;

  constructor({ id, key }: FileKey, context: string) {
    const salt = randomBytes(SALT_BYTES);
    const prefix = randomBytes(PREFIX_BYTES);
    this.segments = { key: derive(key, salt, context), prefix };
    this.head = Buffer.concat([MARK, id, Buffer.from([TINK_HEADER_BYTES]), salt, prefix]);
  }

  /** Returns the segments that are complete. A full one waits for more content, because it may be the last. */
  add(bytes: Buffer): Buffer {
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    if (this.waitingBytes <= this.room) return Buffer.alloc(0);
    const sealed: Buffer[] = [];
    let left = this.waiting.length === 1 ? bytes : Buffer.concat(this.waiting);
    while (left.length > this.room) {
      const segment = left.subarray(0, this.room);
      left = left.subarray(segment.length);
      sealed.push(...this.seal(segment, false));
    }
    this.waiting = [left];
    this.waitingBytes = left.length;
    return Buffer.concat(sealed);
  }

  /** Returns the last segment. */
  end(): Buffer {
    return Buffer.concat(this.seal(Buffer.concat(this.waiting), true));
  }

  private get room(): number {
    return sealedSize(this.index) - TAG_BYTES;
  }

  private seal(bytes: Buffer, isLast: boolean): Buffer[] {
    const sealed = sealSegment(bytes, this.segments, { index: this.index, isLast });
    this.index += 1;
    return sealed;
  }
}

/** Opens a sealed file as a whole. @throws Error if it was altered, or sealed with another key or context */
export function openFile(sealed: Buffer, key: Buffer, context: string): Buffer {
  const head = sealed.subarray(0, HEADER_BYTES);
  const reader = new SealedFileReader({ head, length: sealed.length, key, context });
  const opened: Buffer[] = [];
  let from = HEADER_BYTES;
  for (let size = reader.next; size !== null; size = reader.next) {
    opened.push(reader.open(sealed.subarray(from, from + size)));
    from += size;
  }
  return Buffer.concat(opened);
}

/** Reads a sealed file of `length` bytes segment by segment. */
export class SealedFileReader {
  /** Size of the content. */
  readonly bytes: number;
  private readonly segments: Segments;
  private readonly count: number;
  private readonly sealedBytes: number;
  private index = 0;

  /** @throws Error if the file is too short or not of this format */
  constructor({
    head,
    length,
    key,
    context,
  }: {
    head: Buffer;
    length: number;
    key: Buffer;
    context: string;
  }) {
    const tink = head.subarray(MARK.length + KEY_ID_BYTES);
    this.sealedBytes = length - HEADER_BYTES;
    if (tink[0] !== TINK_HEADER_BYTES || this.sealedBytes < TAG_BYTES)
      throw new Error('The file is damaged.');
    this.segments = {
      key: derive(key, tink.subarray(1, 1 + SALT_BYTES), context),
      prefix: tink.subarray(1 + SALT_BYTES, TINK_HEADER_BYTES),
    };
    this.count = Math.ceil((this.sealedBytes + TINK_HEADER_BYTES) / SEGMENT_BYTES);
    this.bytes = this.sealedBytes - this.count * TAG_BYTES;
  }

  /** Size of the next segment to pass to {@link open}; null after the last one. */
  get next(): number | null {
    if (this.index === this.count) return null;
    const before = this.index === 0 ? 0 : this.index * SEGMENT_BYTES - TINK_HEADER_BYTES;
    return Math.min(sealedSize(this.index), this.sealedBytes - before);
  }

  /** @throws Error if the segment was altered, moved, or sealed with another key or context */
  open(segment: Buffer): Buffer {
    const at = { index: this.index, isLast: this.index === this.count - 1 };
    const opened = openSegment(segment, this.segments, at);
    this.index += 1;
    return opened;
  }
}

const sealedSize = (index: number): number => SEGMENT_BYTES - (index === 0 ? TINK_HEADER_BYTES : 0);

const derive = (key: Buffer, salt: Buffer, context: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, context, 32));

interface Place {
  index: number;
  isLast: boolean;
}

function nonceOf(prefix: Buffer, { index, isLast }: Place): Buffer {
  const end = Buffer.alloc(5);
  end.writeUInt32BE(index);
  end[4] = isLast ? 1 : 0;
  return Buffer.concat([prefix, end]);
}

function sealSegment(bytes: Buffer, { key, prefix }: Segments, place: Place): Buffer[] {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, place));
  return [cipher.update(bytes), cipher.final(), cipher.getAuthTag()];
}

function openSegment(segment: Buffer, { key, prefix }: Segments, place: Place): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, place), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(segment.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(segment.subarray(0, -TAG_BYTES)), decipher.final()]);
}
