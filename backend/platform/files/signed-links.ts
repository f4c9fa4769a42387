import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DocumentLink } from '../../contract/customers/people.js';
import { defined } from '../../contract/defined.js';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Vault } from '../auth/vault.js';
import { Clock } from '../clock/clock.js';
import { refuse } from '../http/refusal.js';

export const LINK_LIFETIME_SECONDS = 300;
const PURPOSE = 'file-links';

/** The signed content of a link. */
export interface LinkedFile {
  key: string;
  contentType: string;
  /** The service chooses it, never the sender. */
  fileName: string;
}

/** Such as `driving-license.pdf` for the kind DRIVING_LICENSE. */
export const fileNameOf = (kind: string, contentType: string): string =>
  `${kind.toLowerCase().replaceAll('_', '-')}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`;

/** Links that let their holder read one private file for five minutes, by the database's clock. */
@Injectable()
export class SignedLinks {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly db: DataSource,
  ) {}

  /** A transaction passes its manager, because a second connection could wait for its own. */
  async sign(file: LinkedFile, manager: EntityManager = this.db.manager): Promise<DocumentLink> {
    const now = await this.clock.readIn(manager);
    const expires = Math.floor(now.getTime() / 1000) + LINK_LIFETIME_SECONDS;
    const content = Buffer.from([file.key, file.contentType, file.fileName, expires].join('\n')).toString(
      'base64url',
    );
    return {
      downloadUrl: `/files/${content}/${this.vault.hash(PURPOSE, content)}`,
      expiresAt: new Date(expires * 1000).toISOString(),
      contentType: file.contentType,
    };
  }

  /** @throws Refusal 1004 if the link was altered or has expired. */
  async verify(content: string, signature: string): Promise<LinkedFile> {
    if (!this.vault.isHash(PURPOSE, content, signature)) throw invalidLink();
    const [key, contentType, fileName, expires] = Buffer.from(content, 'base64url').toString().split('\n');
    const now = await this.clock.readIn(this.db.manager);
    if (now.getTime() >= Number(expires) * 1000) throw invalidLink();
    return {
      key: defined(key, 'key'),
      contentType: defined(contentType, 'contentType'),
      fileName: defined(fileName, 'fileName'),
    };
  }
}

function invalidLink(): Error {
  return refuse('FORBIDDEN', messageOf(filesMessages, 'linkExpired'));
}
