import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { TestServer } from './server';
import { APP_SECRET } from './server';

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The key ID of the tests' secret. */
export const KEY_ID = Buffer.from(hkdfSync('sha256', APP_SECRET, '', 'key-id', 4));
/** The first bytes of a value that is bound to its row. */
export const HEAD = Buffer.from([1, ...KEY_ID]);

const keyOf = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', APP_SECRET, '', `seal:${purpose}`, 32));

/** Seals a text with the tests' secret in the form that binds it to no row. */
export function sealed(purpose: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv);
  const bytes = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), bytes]);
}

/** The texts of the messages to a recipient, newest first, decrypted with the tests' secret. */
export async function openedTexts(
  server: Pick<TestServer, 'db'>,
  to: string,
  { codesOnly = false } = {},
): Promise<string[]> {
  const recipient = to.toLowerCase();
  const { rows } = await server.db.query<{ sealed: Buffer }>(
    `SELECT sealed_text AS sealed FROM outbox_messages
      WHERE recipient = $1 AND (carries_code OR NOT $2) ORDER BY id DESC`,
    [recipient, codesOnly],
  );
  return rows.map(({ sealed: bytes }) => {
    const isBound = bytes.subarray(0, HEAD.length).equals(HEAD);
    const value = isBound ? bytes.subarray(HEAD.length) : bytes;
    const rest = value.subarray(IV_BYTES);
    const [text, tag] = isBound
      ? [rest.subarray(0, -TAG_BYTES), rest.subarray(-TAG_BYTES)]
      : [rest.subarray(TAG_BYTES), rest.subarray(0, TAG_BYTES)];
    const decipher = createDecipheriv('aes-256-gcm', keyOf('outbox'), value.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(isBound ? `outbox_messages|sealed_text|${recipient}` : ''));
    decipher.setAuthTag(tag);
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
  });
}

/** Queues an e-mail to each recipient, as a command of the service would. */
export async function queueMails(
  server: Pick<TestServer, 'db'>,
  recipients: readonly string[],
  { documentIds = null }: { documentIds?: number[] | null } = {},
): Promise<void> {
  await server.db.query(
    `WITH queued AS (
       INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, carries_code, document_ids)
       SELECT 'EMAIL', recipient, 'Your car', $2, false, $3::int[] FROM unnest($1::text[]) AS recipient)
     SELECT pg_notify('outbox_email', '')`,
    [recipients, sealed('outbox', 'Your car is ready.'), documentIds],
  );
}
