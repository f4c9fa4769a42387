import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { TokenKind } from '../../contract/customers/people.js';
import { TOKEN_KINDS } from '../../contract/customers/people.js';
import { Vault } from './vault.js';

const ISSUER = 'car-rental';
const ALGORITHM = 'HS256';

export interface TokenClaims {
  sessionId: string;
  kind: TokenKind;
}

/**
 * Bearer tokens: the signed id of a session and its kind, nothing else.
 * The database checks the session on every call, so the token contains no expiry that a wrong clock of this machine
 * could misread.
 */
@Injectable()
export class Tokens {
  private readonly jwt: JwtService;
  private readonly keys: readonly Buffer[];

  constructor(vault: Vault) {
    this.keys = vault.keys('tokens');
    this.jwt = new JwtService({ secret: vault.key('tokens') });
  }

  issue(claims: TokenClaims): string {
    return this.jwt.sign(
      {},
      { algorithm: ALGORITHM, issuer: ISSUER, audience: claims.kind, jwtid: claims.sessionId },
    );
  }

  /** Null for anything that this server did not sign. */
  read(token: string): TokenClaims | null {
    for (const key of this.keys) {
      const claims = this.readWith(key, token);
      if (claims) return claims;
    }
    return null;
  }

  private readWith(secret: Buffer, token: string): TokenClaims | null {
    try {
      const claims = this.jwt.verify<{ jti?: unknown; aud?: unknown }>(token, {
        secret,
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
