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

/** Data is sealed with a secret that is neither APP_SECRET nor APP_SECRET_PREVIOUS. */
export class MissingKeyError extends Error {
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

  /** AES-256-GCM: random 96-bit IV, tag, ciphertext. */
  seal(purpose: string, text: string): Buffer {
    return this.sealBytes(purpose, Buffer.from(text, 'utf8'));
  }

  /** Like {@link seal}, bound to `context`, such as a file name: opening the result requires the same context. */
  sealBytes(purpose: string, bytes: Buffer, context = ''): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(`seal:${purpose}`), iv);
    cipher.setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error if the bytes were altered or sealed for another purpose */
  open(purpose: string, sealed: Buffer): string {
    return this.openBytes(purpose, sealed).toString('utf8');
  }

  /** @throws Error if the bytes were altered, or sealed for another purpose or context */
  openBytes(purpose: string, sealed: Buffer, context = ''): Buffer {
    const keys = this.keys(`seal:${purpose}`);
    for (const earlier of keys.slice(0, -1)) {
      try {
        return openWith(earlier, sealed, context);
      } catch {
        // Sealed with another secret or altered; the last key throws.
      }
    }
    return openWith(defined(keys.at(-1), 'key'), sealed, context);
  }

  /**
   * Seals the bytes with APP_SECRET; null if they already are.
   * @throws Error like {@link openBytes}
   */
  reseal(purpose: string, sealed: Buffer, context = ''): Buffer | null {
    try {
      openWith(this.key(`seal:${purpose}`), sealed, context);
      return null;
    } catch {
      return this.sealBytes(purpose, this.openBytes(purpose, sealed, context), context);
    }
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

function openWith(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

const hashWith = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
