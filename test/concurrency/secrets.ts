import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { TokenKind } from '../../backend/contract/customers/people';
import { QrSigner } from '../support/aadhaar-qr';
import { APP_SECRET } from '../support/server';

/** Signs the QR codes of the commands. */
export const QR_SIGNER = new QrSigner();

const key = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', APP_SECRET, '', purpose, 32));
const TOKEN_KEY = key('tokens');
const CODE_KEY = key('hash:one-time-code');
const IDENTITY_KEY = key('hash:login-identity');
const CLAIMANT_KEY = key('hash:mobile-dispute');
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

export interface Session {
  id: string;
  kind: TokenKind;
  token: string;
}

/** Signs a token as the server does, which is far faster than a sign-in. The caller stores the session. */
export function newSession(kind: TokenKind): Session {
  const id = randomUUID();
  const claims = { iat: Math.floor(Date.now() / 1000), aud: kind, iss: 'car-rental', jti: id };
  const signed = `${HEADER}.${encode(claims)}`;
  const signature = createHmac('sha256', TOKEN_KEY).update(signed).digest('base64url');
  return { id, kind, token: `${signed}.${signature}` };
}

/** The stored hash of a one-time code. */
export const codeHash = (id: string, code: string): string =>
  createHmac('sha256', CODE_KEY).update(`${id}|${code.length}|${code}`).digest('base64url');

/** The stored hash of an e-mail address. */
export const emailHash = (email: string): string =>
  createHmac('sha256', IDENTITY_KEY).update(`email|${email}`).digest('base64url');

/** The stored hash of the e-mail address of a person who claims the number of another customer. */
export const claimantHash = (email: string): string =>
  createHmac('sha256', CLAIMANT_KEY).update(email).digest('base64url');
