import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { keptSecret } from '../config/kept-secret.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The key of the outbox page. A request through a proxy that adds no header seems to come from this machine, so the
 * page with all codes also requires this key.
 */
@Injectable()
export class OutboxKey {
  private readonly key: string | null;

  constructor(@Inject(ENVIRONMENT) { isOutboxOpen, dataDir }: Environment) {
    this.key = isOutboxOpen ? null : keptSecret(dataDir, 'outbox-key');
  }

  /** Path of the page, with the key if it is needed. */
  get path(): string {
    return `/dev/outbox${this.query}`;
  }

  /** Path of the style of the page. */
  get stylePath(): string {
    return `/dev/outbox.css${this.query}`;
  }

  admits(given: unknown): boolean {
    if (this.key === null) return true;
    return typeof given === 'string' && timingSafeEqual(digest(given), digest(this.key));
  }

  private get query(): string {
    return this.key === null ? '' : `?key=${this.key}`;
  }
}
