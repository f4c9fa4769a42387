import { Inject, Injectable } from '@nestjs/common';
import { LIMIT_FACTOR } from '../../contract/limits.js';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { isStaffKind, personKeyOf } from '../auth/session.rules.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { refuse, tooManyRequests } from '../http/refusal.js';
import { type AmountCounter, Amounts } from '../limits/amounts.js';
import { ReaderLimits } from './reader-limits.rules.js';
import type { VerifiedLink } from './signed-links.js';

/** Maximum number of private files that one process sends at a time. */
const READERS = { all: 48, person: 6, link: 2 };
const RETRY_SECONDS = 2;
const HOUR_SECONDS = 3_600;
const MEGABYTE = 1024 * 1024;
/** Maximum number of bytes that one person may download in an hour. */
const BYTES = { customer: 200 * MEGABYTE, staff: 2_048 * MEGABYTE };

/** Limits the number and the size of the private files that one person downloads. */
@Injectable()
export class DownloadLimits {
  private readonly readers = new ReaderLimits();
  private readonly sent: AmountCounter;
  private readonly factor: number;

  constructor(amounts: Amounts, @Inject(ENVIRONMENT) { rateLimits }: Environment) {
    this.sent = amounts.counter('sent-bytes', HOUR_SECONDS);
    this.factor = LIMIT_FACTOR[rateLimits];
  }

  /** Returns a function that ends the download. @throws Refusal 1503 if too many files are being read */
  enter(link: string, { kind, personId }: VerifiedLink): () => void {
    const leave = this.readers.enter({
      all: READERS.all,
      [personKeyOf({ kind, id: personId })]: READERS.person,
      [`link ${link}`]: READERS.link,
    });
    if (leave) return leave;
    throw refuse('UNAVAILABLE', messageOf(filesMessages, 'tooManyReaders', { seconds: RETRY_SECONDS }), {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }

  /** Counts a file before it is sent. @throws Refusal 1011 if the person exceeds the bytes of an hour */
  async count({ kind, personId }: VerifiedLink, bytes: number): Promise<void> {
    const limit = isStaffKind(kind) ? BYTES.staff : BYTES.customer;
    const { count, secondsLeft } = await this.sent.add(personKeyOf({ kind, id: personId }), bytes);
    if (count > limit * this.factor) throw tooManyRequests(secondsLeft);
  }
}
