import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { TokenKind } from '../../contract/customers/people.js';
import { TOKEN_KINDS } from '../../contract/customers/people.js';
import { defined } from '../../contract/defined.js';
import { Vault } from './vault.js';

const ISSUER = 'car-rental';
const ALGORITHM = 'HS256';
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

export interface TokenClaims {
  sessionId: string;
  kind: TokenKind;
}

/**
 * Bearer tokens with the signed id and kind of a session.
 * They contain no expiry, because every call checks the session in the database, which does not depend on the clock of
 * this machine.
 */
@Injectable()
export class Tokens {
  /** One signer for each secret. The first one signs; all verify. */
  private readonly signers: readonly JwtService[];

  constructor(vault: Vault) {
    // A KeyObject instead of bytes: the library would try to parse bytes as a public key for every token, which is slow.
    this.signers = vault.keys('tokens').map((key) => new JwtService({ secret: createSecretKey(key) }));
  }

  issue(claims: TokenClaims): string {
    return defined(this.signers[0], 'signer').sign(
      {},
      { algorithm: ALGORITHM, issuer: ISSUER, audience: claims.kind, jwtid: claims.sessionId },
    );
  }

  /** The claims of a request's bearer token; null if it has none that this service signed. */
  ofHeader(authorization = ''): TokenClaims | null {
    const token = BEARER.exec(authorization)?.[1];
    return token === undefined ? null : this.read(token);
  }

  /** Null if this service did not sign the token. */
  private read(token: string): TokenClaims | null {
    for (const signer of this.signers) {
      const claims = this.readWith(signer, token);
      if (claims) return claims;
    }
    return null;
  }

  private readWith(signer: JwtService, token: string): TokenClaims | null {
    try {
      const claims = signer.verify<{ jti?: unknown; aud?: unknown }>(token, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
      });
      const kind = TOKEN_KINDS.find((candidate) => candidate === claims.aud);
      return kind && typeof claims.jti === 'string' && UUID.test(claims.jti)
        ? { sessionId: claims.jti, kind }
        : null;
    } catch {
      return null;
    }
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
