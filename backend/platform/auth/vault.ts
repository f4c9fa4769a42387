import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { defined } from '../../contract/defined.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 4;
/** First byte of values that are bound to their row. The id of the key follows. */
const BOUND = 1;
const HEAD_BYTES = 1 + ID_BYTES;
const AES = 'aes-256-gcm';

/** The context in which a value of a row is sealed. */
export interface Seal {
  purpose: string;
  /** The table, the column, and the id of the row, its customer or its recipient. The value opens in no other place. */
  place: string;
  /** The context of values in the earlier form; empty by default. */
  earlier?: string;
}

/** A sealed value was altered or moved to another row, or neither secret opens it. */
export class UnreadableError extends Error {
  constructor(text = 'A sealed value cannot be opened.') {
    super(text);
  }
}

/** Data is sealed with a secret that is neither APP_SECRET nor APP_SECRET_PREVIOUS. */
export class MissingKeyError extends UnreadableError {
  constructor(readonly keyId: string) {
    super(`Sealed with key ${keyId}; APP_SECRET and APP_SECRET_PREVIOUS are other keys.`);
  }
}

/**
 * Encrypts and hashes data that must not be readable in a copy of the database or of the files.
 * Each purpose has its own key, derived from APP_SECRET (HKDF, RFC 5869). During a key rotation, data sealed, hashed or
 * signed with APP_SECRET_PREVIOUS is accepted too; new data always uses APP_SECRET.
 */
@Injectable()
export class Vault {
  private readonly derived = new Map<string, Buffer[]>();
  private readonly secrets: string[];
  private readonly ids: readonly Buffer[];
  private boundFrom = 0;

  constructor(
    @Inject(ENVIRONMENT) { appSecret, previousSecret }: Pick<Environment, 'appSecret' | 'previousSecret'>,
  ) {
    this.secrets = previousSecret === null ? [appSecret] : [appSecret, previousSecret];
    this.ids = this.secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'key-id', ID_BYTES)));
  }

  /** The ids of the secrets in hexadecimal, the current one first. */
  get keyIds(): string[] {
    return this.ids.map((id) => id.toString('hex'));
  }

  /** Seals in the earlier form for this long, because processes of the previous version can read only that form. */
  bindAfter(ms: number): void {
    this.boundFrom = Date.now() + ms;
  }

  /** AES-256-GCM, bound to the place: a mark, the id of the key, random 96-bit IV, ciphertext, tag. */
  seal({ purpose, place, earlier = '' }: Seal, text: string): Buffer {
    const bytes = Buffer.from(text, 'utf8');
    if (Date.now() < this.boundFrom) return this.sealBytes(purpose, bytes, earlier);
    const { id, key } = this.named(`seal:${purpose}`);
    const { iv, sealed, tag } = sealWith(key, bytes, place);
    return Buffer.concat([Buffer.from([BOUND]), id, iv, sealed, tag]);
  }

  /** Seals in the earlier form, which manifests still use: IV, tag, ciphertext, bound to `context`. */
  sealBytes(purpose: string, bytes: Buffer, context: string): Buffer {
    const { iv, sealed, tag } = sealWith(this.key(`seal:${purpose}`), bytes, context);
    return Buffer.concat([iv, tag, sealed]);
  }

  /** @throws UnreadableError if the value was altered, or sealed for another purpose or place */
  open({ purpose, place, earlier = '' }: Seal, value: Buffer): string {
    const key = this.keys(`seal:${purpose}`)[this.keyNumberOf(value)];
    try {
      if (!key) return this.openBytes(purpose, value, earlier).toString('utf8');
      const iv = value.subarray(HEAD_BYTES, HEAD_BYTES + IV_BYTES);
      const sealed = value.subarray(HEAD_BYTES + IV_BYTES, -TAG_BYTES);
      return openWith(key, { iv, sealed, tag: value.subarray(-TAG_BYTES) }, place).toString('utf8');
    } catch {
      const isMissing = !key && value[0] === BOUND;
      throw isMissing ? new MissingKeyError(value.toString('hex', 1, HEAD_BYTES)) : new UnreadableError();
    }
  }

  /** Null if {@link open} fails. */
  openOrNull(seal: Seal, value: Buffer): string | null {
    try {
      return this.open(seal, value);
    } catch {
      return null;
    }
  }

  /** The number of the secret that sealed a bound value; -1 for the earlier form, or for an unknown secret. */
  private keyNumberOf(value: Buffer): number {
    if (value[0] !== BOUND) return -1;
    return this.ids.findIndex((id) => id.equals(value.subarray(1, HEAD_BYTES)));
  }

  /** @throws Error if the bytes were altered, or sealed for another purpose or context */
  openBytes(purpose: string, sealed: Buffer, context: string): Buffer {
    const keys = this.keys(`seal:${purpose}`);
    for (const earlier of keys.slice(0, -1)) {
      try {
        return openWith(earlier, partsOf(sealed), context);
      } catch {
        // The value was altered or sealed with another secret. If no key opens it, the last one throws.
      }
    }
    return openWith(defined(keys.at(-1), 'key'), partsOf(sealed), context);
  }

  /**
   * Seals the value with APP_SECRET, bound to its place; null if it is already sealed in this way.
   * @throws UnreadableError like {@link open}
   */
  reseal(seal: Seal, value: Buffer): Buffer | null {
    const text = this.open(seal, value);
    return this.keyNumberOf(value) === 0 ? null : this.seal(seal, text);
  }

  /** HMAC-SHA-256 in base64url. */
  hash(purpose: string, text: string): string {
    return hashWith(this.key(`hash:${purpose}`), text);
  }

  /** The hash of `text` with each secret, to recognise hashes made before a rotation. The first is {@link hash}. */
  hashes(purpose: string, text: string): string[] {
    return this.keys(`hash:${purpose}`).map((key) => hashWith(key, text));
  }

  /** Whether `given` is the hash of `text`, compared in constant time. */
  isHash(purpose: string, text: string, given: string): boolean {
    const bytes = Buffer.from(given);
    return this.hashes(purpose, text)
      .map((hash) => Buffer.from(hash))
      .some((expected) => bytes.length === expected.length && timingSafeEqual(bytes, expected));
  }

  /** The current key for `purpose`, and the id of its secret. */
  named(purpose: string): { id: Buffer; key: Buffer } {
    return { id: defined(this.ids[0], 'id'), key: this.key(purpose) };
  }

  /** The key for `purpose` of the secret with this id. @throws MissingKeyError if it is neither secret of this process. */
  keyOf(purpose: string, id: Buffer): Buffer {
    const at = this.ids.findIndex((known) => known.equals(id));
    const key = this.keys(purpose)[at];
    if (!key) throw new MissingKeyError(id.toString('hex'));
    return key;
  }

  /** The 32-byte key for `purpose`. */
  key(purpose: string): Buffer {
    return defined(this.keys(purpose)[0], 'key');
  }

  /** The key of each secret for `purpose`; the first is {@link key}. */
  keys(purpose: string): readonly Buffer[] {
    let keys = this.derived.get(purpose);
    if (!keys) {
      keys = this.secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
      this.derived.set(purpose, keys);
    }
    return keys;
  }
}

interface Parts {
  iv: Buffer;
  sealed: Buffer;
  tag: Buffer;
}

/** The parts of a value of the earlier form. */
const partsOf = (value: Buffer): Parts => ({
  iv: value.subarray(0, IV_BYTES),
  tag: value.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
  sealed: value.subarray(IV_BYTES + TAG_BYTES),
});

function sealWith(key: Buffer, bytes: Buffer, context: string): Parts {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(AES, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  return { iv, sealed: Buffer.concat([cipher.update(bytes), cipher.final()]), tag: cipher.getAuthTag() };
}

function openWith(key: Buffer, { iv, sealed, tag }: Parts, context: string): Buffer {
  const decipher = createDecipheriv(AES, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

const hashWith = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
