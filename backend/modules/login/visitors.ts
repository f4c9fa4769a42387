import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from '../../contract/language.js';
import { browserLabel } from '../../platform/auth/browsers/browser-label.rules.js';
import { Tokens } from '../../platform/auth/tokens.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { addressOfRequest, networkOfRequest } from '../../platform/http/network.js';
import type { SignInVisitor } from './visitor.js';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
const MAX_AGE_SECONDS = 180 * 24 * 3600;

/** Reads the details of a request to sign in, and sets the cookie that identifies the browser. */
@Injectable()
export class Visitors {
  private readonly name: string;
  private readonly attributes: string;

  constructor(
    private readonly tokens: Tokens,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
  ) {
    const isSecure = publicUrl.startsWith('https:');
    this.name = isSecure ? '__Host-browser' : 'browser';
    this.attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  }

  of(request: FastifyRequest): SignInVisitor {
    const { headers } = request;
    return {
      network: networkOfRequest(request),
      address: addressOfRequest(request),
      browser: this.secretIn(headers.cookie) ?? randomBytes(SECRET_BYTES).toString('base64url'),
      browserLabel: browserLabel(headers['user-agent']),
      language: acceptedLanguage(headers['accept-language']),
      sessionId: this.tokens.ofHeader(headers.authorization)?.sessionId ?? null,
    };
  }

  /** Sets the cookie. It authenticates nothing; it only selects the allowance of short codes that applies. */
  remember(reply: FastifyReply, { browser }: SignInVisitor): void {
    void reply.header('set-cookie', `${this.name}=${browser}; ${this.attributes}`);
  }

  private secretIn(cookies = ''): string | null {
    for (const cookie of cookies.split(';')) {
      const [name, value = ''] = cookie.trim().split('=', 2);
      if (name === this.name && SECRET.test(value)) return value;
    }
    return null;
  }
}
