import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DocumentLink, TokenKind } from '../../contract/customers/people.js';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../auth/access.js';
import { Sessions } from '../auth/sessions.js';
import { Vault } from '../auth/vault.js';
import { Clock } from '../clock/clock.js';
import { refuse } from '../http/refusal.js';

const LINK_LIFETIME_SECONDS = 300;
const PURPOSE = 'file-links';

export interface LinkedFile {
  key: string;
  contentType: string;
  /** The service chooses the name, never the sender. */
  fileName: string;
}

/** The signed content of a link, with the person who requested it. */
export interface VerifiedLink extends LinkedFile {
  kind: TokenKind;
  personId: number;
}

/** Such as `driving-license.pdf` for the kind DRIVING_LICENSE. */
export const fileNameOf = (kind: string, contentType: string): string =>
  `${kind.toLowerCase().replaceAll('_', '-')}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`;

/**
 * Links to one private file. Anyone with the link can read the file for five minutes by the database's clock, but not
 * after the session that requested the link has ended.
 */
@Injectable()
export class SignedLinks {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly db: DataSource,
  ) {}

  /** A transaction must pass its manager, because a second connection could wait for the transaction. */
  async sign(by: Caller, file: LinkedFile, manager: EntityManager = this.db.manager): Promise<DocumentLink> {
    const now = await this.clock.readIn(manager);
    const expires = Math.floor(now.getTime() / 1000) + LINK_LIFETIME_SECONDS;
    const parts = [file.key, file.contentType, file.fileName, expires, by.sessionId, by.kind, by.id];
    const content = Buffer.from(parts.join('\n')).toString('base64url');
    return {
      downloadUrl: `/files/${content}/${this.vault.hash(PURPOSE, content)}`,
      expiresAt: new Date(expires * 1000).toISOString(),
      contentType: file.contentType,
    };
  }

  /** @throws Refusal 1004 if the link was altered or has expired, or its session has ended. */
  async verify(content: string, signature: string): Promise<VerifiedLink> {
    if (!this.vault.isHash(PURPOSE, content, signature)) throw invalidLink();
    const parts = Buffer.from(content, 'base64url').toString().split('\n');
    const [key = '', contentType = '', fileName = '', expires, sessionId, kind, personId] = parts;
    const now = await this.clock.readIn(this.db.manager);
    // Links of the previous version have no session.
    if (now.getTime() >= Number(expires) * 1000 || sessionId === undefined) throw invalidLink();
    const [session] = await this.sessions.validOf([sessionId]);
    if (session === undefined) throw invalidLink();
    return { key, contentType, fileName, kind: kind as TokenKind, personId: Number(personId) };
  }
}

function invalidLink(): Error {
  return refuse('FORBIDDEN', messageOf(filesMessages, 'linkExpired'));
}
