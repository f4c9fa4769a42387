import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { TestServer } from './server';
import { APP_SECRET } from './server';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The texts of the messages to somebody, newest first, opened with the tests' secret: for servers without an outbox page. */
export async function openedTexts(server: Pick<TestServer, 'db'>, to: string): Promise<string[]> {
  const { rows } = await server.db.query<{ sealed: Buffer }>(
    'SELECT sealed_text AS sealed FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC',
    [to.toLowerCase()],
  );
  const key = Buffer.from(hkdfSync('sha256', APP_SECRET, '', 'seal:outbox', 32));
  return rows.map(({ sealed }) => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  });
}
