import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and hashes what must not be readable in a copy of the database or of the files.
 * Each purpose has a key of its own, derived from APP_SECRET (HKDF, RFC 5869).
 */
@Injectable()
export class Vault {
  private readonly keys = new Map<string, Buffer>();

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** AES-256-GCM: random 96-bit IV, tag, ciphertext. */
  seal(purpose: string, text: string): Buffer {
    return this.sealBytes(purpose, Buffer.from(text, 'utf8'));
  }

  /** As {@link seal}. What is bound to `context`, such as the name of a file, is not opened with another one. */
  sealBytes(purpose: string, bytes: Buffer, context = ''): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(`seal:${purpose}`), iv);
    cipher.setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error when the bytes were altered or encrypted for another purpose. */
  open(purpose: string, sealed: Buffer): string {
    return this.openBytes(purpose, sealed).toString('utf8');
  }

  /** @throws Error when the bytes were altered, or encrypted for another purpose or context. */
  openBytes(purpose: string, sealed: Buffer, context = ''): Buffer {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.key(`seal:${purpose}`), iv);
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  }

  /** HMAC-SHA-256 in base64url. */
  hash(purpose: string, text: string): string {
    return createHmac('sha256', this.key(`hash:${purpose}`))
      .update(text)
      .digest('base64url');
  }

  /** 32 bytes for `purpose`. */
  key(purpose: string): Buffer {
    let key = this.keys.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', this.environment.appSecret, '', purpose, 32));
      this.keys.set(purpose, key);
    }
    return key;
  }
}
