import { Injectable } from '@nestjs/common';
import { type Seal, Vault } from '../../../platform/auth/vault.js';
import type { IdentityKind } from './code.rules.js';

const CODE = 'one-time-code';
const IDENTITY = 'login-identity';
const contactSeal = (challengeId: string): Seal => ({
  purpose: 'login-mobile',
  place: `login_challenges|sealed_mobile|${challengeId}`,
});

/** Computes keyed hashes of values that the sign-in tables must not contain in plain text. */
@Injectable()
export class LoginHashes {
  constructor(private readonly vault: Vault) {}

  /** Returns the hash with each secret, so that rows from before a rotation are found. The first one is stored. */
  identity(kind: IdentityKind, identity: string): string[] {
    return this.vault.hashes(IDENTITY, `${kind}|${identity}`);
  }

  code(id: string, code: string): string {
    return this.vault.hash(CODE, `${id}|${code.length}|${code}`);
  }

  isCode(id: string, code: string, hash: string): boolean {
    return this.vault.isHash(CODE, `${id}|${code.length}|${code}`, hash);
  }

  sealContact(challengeId: string, contact: string | null): Buffer | null {
    return contact === null ? null : this.vault.seal(contactSeal(challengeId), contact);
  }

  openContact(challengeId: string, sealed: Buffer | null): string | null {
    return sealed === null ? null : this.vault.open(contactSeal(challengeId), sealed);
  }
}
