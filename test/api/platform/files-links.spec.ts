import { createCipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { pay, renter } from '../../support/renting';
import { moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import { openSession } from '../../support/session';
import { buildCustomer } from '../../support/test-data';
import { pdf, serverKey } from '../fleet/fleet.support';

let server: TestServer;
let document: Buffer;
let reader: Reader;

/** A customer with the session that asked for a link. */
interface Reader {
  id: number;
  sessionId: string;
}

beforeAll(async () => {
  server = await startServer();
  document = await pdf();
  reader = await newReader();
});
afterAll(() => server.stop());

function newKey(folder: string, extension: string): string {
  const id = randomUUID();
  return `${folder}/${id.slice(0, 2)}/${id}.${extension}`;
}

function keep(extension: string, bytes: Buffer, key = newKey('documents', extension)): string {
  const path = join(server.dataDir, 'files', key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return key;
}

async function newReader(): Promise<Reader> {
  const { id } = await buildCustomer(server);
  const token = await openSession(server, 'customer', id);
  const { jti } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string };
  return { id, sessionId: jti };
}

async function linkTo(key: string, contentType = 'application/pdf', by = reader): Promise<string> {
  const { rows } = await server.db.query<{ now: Date }>('SELECT app_now() AS now');
  const expires = Math.floor(rows[0]!.now.getTime() / 1000) + 300;
  const parts = [key, contentType, 'driving-license.pdf', expires, by.sessionId, 'customer', by.id];
  const content = Buffer.from(parts.join('\n')).toString('base64url');
  const signature = createHmac('sha256', serverKey('hash:file-links')).update(content).digest('base64url');
  return `/files/${content}/${signature}`;
}

describe('link to a private file', () => {
  it("opens that file in a frame of the product's pages, without being cached", async () => {
    const { body, headers } = await server.http.get(await linkTo(keep('pdf', document))).expect(200);
    expect(body.equals(document)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="driving-license.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
  });

  it('is refused in any altered form', async () => {
    const link = await linkTo(keep('pdf', document));
    const [, , content, signature] = link.split('/') as [string, string, string, string];
    const other = (await linkTo(keep('pdf', document))).split('/');
    const altered = [
      ...Array.from(content, (_, at) => `/files/${swap(content, at)}/${signature}`),
      ...Array.from(signature, (_, at) => `/files/${content}/${swap(signature, at)}`),
      `/files/${content}/${other[3]}`,
      `/files/${other[2]}/${signature}`,
      `/files/${content}=/${signature}`,
      `/files/${content}/${signature}=`,
      `/files/${content}/`,
    ];
    expect(altered.length).toBeGreaterThan(100);
    for (const path of altered) {
      const { status, body } = await server.http.get(path);
      expect([403, 404]).toContain(status);
      expect([1002, 1004]).toContain(body.code);
    }
    await server.http.get(link).expect(200);
  });

  it('expires after five minutes by the clock of the database', async () => {
    const link = await linkTo(keep('pdf', document));
    await moveClock(server, '285 seconds');
    await server.http.get(link).expect(200);
    await moveClock(server, '301 seconds');
    const { body } = await server.http.get(link).expect(403);
    expect(body).toMatchObject({ code: 1004, message: expect.stringContaining('open the document again') });
    await moveClock(server, '0');
  });

  it('ends with the session that asked for it', async () => {
    const other = await newReader();
    const link = await linkTo(keep('pdf', document), 'application/pdf', other);
    await server.http.get(link).expect(200);
    await server.db.query('UPDATE sessions SET revoked_at = app_now() WHERE id = $1', [other.sessionId]);
    expect((await server.http.get(link).expect(403)).body.code).toBe(1004);
  });

  it('admits two readers of a link and six of a customer, and another one when one leaves', async () => {
    const links = await Promise.all(
      Array.from({ length: 4 }, () => linkTo(keep('pdf', Buffer.alloc(20 * 1024 * 1024)))),
    );
    const { hostname, port } = new URL(server.url);
    const readers: Socket[] = [];
    const read = async (link: string): Promise<void> => {
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${link} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
      await once(socket, 'readable');
      readers.push(socket);
    };
    const [first, ...others] = links as [string, ...string[]];
    for (const link of [first, first]) await read(link);
    const { body, headers } = await server.http.get(first).expect(503);
    expect([body.code, headers['retry-after']]).toEqual([1503, '2']);
    for (const link of [others[0]!, others[0]!, others[1]!, others[1]!]) await read(link);
    await server.http.get(others[2]!).expect(503);
    const byOther = await linkTo(keep('pdf', document), 'application/pdf', await newReader());
    await server.http.get(byOther).expect(200);
    for (const socket of readers) socket.destroy();
    let { status } = await server.http.get(first);
    for (let turn = 0; turn < 300 && status === 503; turn += 1) ({ status } = await server.http.get(first));
    expect(status).toBe(200);
  });

  it('sends a customer at most 200 MB in an hour', async () => {
    const limited = await runSecond(server, { RATE_LIMITS: 'on' });
    const large = await linkTo(
      keep('pdf', Buffer.alloc(101 * 1024 * 1024)),
      'application/pdf',
      await newReader(),
    );
    const read = async (): Promise<unknown> => {
      const answer = await fetch(`${limited.url}${large}`);
      if (answer.ok) return answer.body?.cancel();
      return ((await answer.json()) as { code: number }).code;
    };
    expect([await read(), await read()]).toEqual([undefined, 1011]);
    await limited.stop();
  });

  it('reports a missing file', async () => {
    const { body } = await server.http.get(await linkTo(`documents/ab/${randomUUID()}.pdf`)).expect(404);
    expect(body.code).toBe(1002);
  });
});

describe('stored document of a customer', () => {
  /** The file of a payment's screenshot, and a link to it. */
  async function screenshot(): Promise<{ path: string; link: string }> {
    const { token } = await renter(server);
    const transactionId = await pay(server, token, { amount: 3799, type: 'book' });
    const { rows } = await server.db.query<{ key: string }>(
      `SELECT d.storage_key AS key FROM payments p JOIN documents d ON d.id = p.screenshot_id WHERE p.transaction_id = $1`,
      [transactionId],
    );
    const [{ key }] = rows as [{ key: string }];
    return { path: join(server.dataDir, 'files', key), link: await linkTo(key, 'image/jpeg') };
  }
  const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).toString('hex') === 'ffd8ff';

  it('is encrypted, and opens by its link', async () => {
    const { path, link } = await screenshot();
    const stored = readFileSync(path);
    const { body, headers } = await server.http.get(link).expect(200);
    expect([isJpeg(stored), isJpeg(body)]).toEqual([false, true]);
    expect(Number(headers['content-length'])).toBe(body.length);
    for (let at = 0; at + 16 <= body.length; at += 16)
      expect(stored.includes(body.subarray(at, at + 16))).toBe(false);
  });

  it('opens in the earlier format, which was one ciphertext', async () => {
    const key = newKey('encrypted', 'pdf');
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', serverKey('seal:files'), iv).setAAD(Buffer.from(key));
    const sealed = Buffer.concat([cipher.update(document), cipher.final()]);
    keep('pdf', Buffer.concat([iv, cipher.getAuthTag(), sealed]), key);
    const { body } = await server.http.get(await linkTo(key)).expect(200);
    expect(body.equals(document)).toBe(true);
  });

  it('is refused with the id of its key if that key is not set, while others open', async () => {
    const [one, other] = [await screenshot(), await screenshot()];
    const bytes = readFileSync(one.path);
    writeFileSync(
      one.path,
      Buffer.concat([bytes.subarray(0, 4), Buffer.from('3fa2b81c', 'hex'), bytes.subarray(8)]),
    );
    const { body } = await server.http.get(one.link).expect(503);
    expect(body).toMatchObject({ code: 1503, message: expect.stringContaining('key 3fa2b81c') });
    await server.http.get(other.link).expect(200);
    const { text } = await server.http.get('/metrics').expect(200);
    expect(text).toContain('rental_files_unopened_total{reason="key"} 1');
  });

  it('fails to open after a byte was changed or under the name of another document', async () => {
    const [one, other] = [await screenshot(), await screenshot()];
    const bytes = readFileSync(one.path);
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(one.path, bytes);
    await server.http.get(one.link).expect(500);
    // The operator restores the file by its key.
    expect(server.output()).toContain(relative(join(server.dataDir, 'files'), one.path));
    copyFileSync(other.path, one.path);
    await server.http.get(one.link).expect(500);
    await server.http.get(other.link).expect(200);
  });
});

function swap(text: string, at: number): string {
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
}
