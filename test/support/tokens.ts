import { TOKEN_KINDS, type TokenKind } from '../../backend/contract/customers/people';
import type { TestServer } from './server';
import { buildCustomer, buildStaff, signIn } from './test-data';

type Tokens = Record<TokenKind, string>;

/** One token of each kind, for three different people. */
export async function tokensOfAll(server: TestServer): Promise<Tokens> {
  const customer = await buildCustomer(server);
  return {
    customer: await signIn(server, 'customer', customer),
    renting: await signIn(server, 'renting', customer),
    admin: await signIn(server, 'admin', await buildStaff(server, 'ADMIN')),
    'custom-admin': await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN')),
  };
}

const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string }).jti;

/** Waits until only the sessions of these kinds are left, because pages end sessions without waiting for the response. */
export async function leavesOnly(server: TestServer, tokens: Tokens, kinds: TokenKind[]): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { rows } = await server.db.query(
      'SELECT kind FROM sessions WHERE id = ANY ($1) AND revoked_at IS NULL',
      [TOKEN_KINDS.map((kind) => sessionOf(tokens[kind]))],
    );
    const left = (rows as { kind: string }[]).map(({ kind }) => kind).sort();
    if (attempt === 100 || left.join() === [...kinds].sort().join()) {
      expect(left).toEqual([...kinds].sort());
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
