import { createHmac, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { pdf, serverKey } from '../fleet/fleet.support';

let server: TestServer;
let document: Buffer;

beforeAll(async () => {
  server = await startServer();
  document = await pdf();
});
afterAll(() => server.stop());

function keep(extension: string, bytes: Buffer): string {
  const id = randomUUID();
  const key = `documents/${id.slice(0, 2)}/${id}.${extension}`;
  const path = join(server.dataDir, 'files', key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return key;
}

async function linkTo(key: string, contentType = 'application/pdf', seconds = 300): Promise<string> {
  const { rows } = await server.db.query<{ now: Date }>('SELECT app_now() AS now');
  const expires = Math.floor(rows[0]!.now.getTime() / 1000) + seconds;
  const content = Buffer.from([key, contentType, 'inline', expires].join('\n')).toString('base64url');
  const signature = createHmac('sha256', serverKey('hash:file-links')).update(content).digest('base64url');
  return `/files/${content}/${signature}`;
}

describe('a link to a private file', () => {
  it('opens that file, kept by nobody, for our own pages to frame', async () => {
    const { body, headers } = await server.http.get(await linkTo(keep('pdf', document))).expect(200);
    expect(body.equals(document)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
  });

  it('is dead in any altered form', async () => {
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

  it('lives five minutes by the clock of the database', async () => {
    const link = await linkTo(keep('pdf', document));
    await moveClock(server, '285 seconds');
    await server.http.get(link).expect(200);
    await moveClock(server, '301 seconds');
    const { body } = await server.http.get(link).expect(403);
    expect(body).toMatchObject({ code: 1004, message: expect.stringContaining('open the document again') });
    await moveClock(server, '0');
  });

  it('says so when the file is gone', async () => {
    const { body } = await server.http.get(await linkTo(`documents/ab/${randomUUID()}.pdf`)).expect(404);
    expect(body.code).toBe(1002);
  });
});

function swap(text: string, at: number): string {
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
}
