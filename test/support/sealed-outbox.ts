import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { TestServer } from './server';
import { APP_SECRET } from './server';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const outboxKey = (): Buffer => Buffer.from(hkdfSync('sha256', APP_SECRET, '', 'seal:outbox', 32));

/** The texts of the messages to a recipient, newest first, decrypted with the tests' secret. */
export async function openedTexts(
  server: Pick<TestServer, 'db'>,
  to: string,
  { codesOnly = false } = {},
): Promise<string[]> {
  const { rows } = await server.db.query<{ sealed: Buffer }>(
    `SELECT sealed_text AS sealed FROM outbox_messages
      WHERE recipient = $1 AND (carries_code OR NOT $2) ORDER BY id DESC`,
    [to.toLowerCase(), codesOnly],
  );
  return rows.map(({ sealed }) => {
    const decipher = createDecipheriv('aes-256-gcm', outboxKey(), sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  });
}

/** Queues an e-mail to each of them, as a command of the service would. */
export async function queueMails(
  server: Pick<TestServer, 'db'>,
  recipients: readonly string[],
): Promise<void> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', outboxKey(), iv);
  const text = Buffer.concat([cipher.update('Your car is ready.'), cipher.final()]);
  await server.db.query(
    `WITH queued AS (
       INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, carries_code)
       SELECT 'EMAIL', recipient, 'Your car', $2, false FROM unnest($1::text[]) AS recipient)
     SELECT pg_notify('outbox_email', '')`,
    [recipients, Buffer.concat([iv, cipher.getAuthTag(), text])],
  );
}
