import { openedTexts } from './sealed-outbox';
import type { TestServer } from './server';

/** The token in the newest e-mail about the newsletter to this address. */
export async function newsletterToken(server: Pick<TestServer, 'db'>, email: string): Promise<string> {
  const [text = ''] = await openedTexts(server, email);
  const token = /\/newsletter#([\w-]{43})\b/.exec(text)?.[1];
  if (!token) throw new Error(`No link was sent to ${email}.`);
  return token;
}

/** Subscribes an address and confirms it; returns the token of its link. */
export async function subscribe(server: Pick<TestServer, 'db' | 'http'>, email: string): Promise<string> {
  await server.http.post('/api/subscribe').send({ email }).expect(200);
  const token = await newsletterToken(server, email);
  await server.http.post('/api/subscribe/confirm').send({ token }).expect(200);
  return token;
}
