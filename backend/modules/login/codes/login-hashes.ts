import { Injectable } from '@nestjs/common';
import { Vault } from '../../../platform/auth/vault.js';
import type { IdentityKind } from './code.rules.js';

const CODE = 'one-time-code';
const IDENTITY = 'login-identity';
const MOBILE_SEAL = 'login-mobile';

/** Keyed hashes of what the tables of sign-ins must not contain in the clear. */
@Injectable()
export class LoginHashes {
  constructor(private readonly vault: Vault) {}

  /** The hash with each secret, so that rows from before a rotation are found; the first one is stored. */
  identity(kind: IdentityKind, identity: string): string[] {
    return this.vault.hashes(IDENTITY, `${kind}|${identity}`);
  }

  code(id: string, code: string): string {
    return this.vault.hash(CODE, `${id}|${code.length}|${code}`);
  }

  isCode(id: string, code: string, hash: string): boolean {
    return this.vault.isHash(CODE, `${id}|${code.length}|${code}`, hash);
  }

  sealContact(contact: string | null): Buffer | null {
    return contact === null ? null : this.vault.seal(MOBILE_SEAL, contact);
  }

  openContact(sealed: Buffer | null): string | null {
    return sealed === null ? null : this.vault.open(MOBILE_SEAL, sealed);
  }
}
