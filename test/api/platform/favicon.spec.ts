import sharp, { type Sharp } from 'sharp';
import { startServer, type TestServer } from '../../support/server';

describe('favicon', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(() => server.stop());

  const read = () => server.http.get('/favicon.ico').buffer(true).parse(binary);

  it('contains the logo of the site in the sizes of tabs and bookmarks', async () => {
    const { body, headers } = await read().expect(200);
    const icon = body as Buffer;
    expect(headers['content-type']).toBe('image/x-icon');
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const { body: drawing } = await server.http.get('/site/icon.svg').expect(200);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + index * 16;
      const picture = icon.subarray(
        icon.readUInt32LE(entry + 12),
        icon.readUInt32LE(entry + 12) + icon.readUInt32LE(entry + 8),
      );
      const pixels = (image: Sharp) => image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const [shown, drawn] = await Promise.all([
        pixels(sharp(picture)),
        pixels(sharp(drawing as Buffer).resize(size, size)),
      ]);
      expect(shown.info).toMatchObject({ width: size, height: size });
      expect(shown.data.equals(drawn.data)).toBe(true);
    }
  });

  it('is cached for 30 days, and not sent again to clients that have it', async () => {
    const { headers } = await read().expect(200);
    expect(headers['cache-control']).toBe('public, max-age=2592000');
    await server.http.get('/favicon.ico').set('if-none-match', headers['etag']!).expect(304);
    const head = await server.http.head('/favicon.ico').expect(200);
    expect(head.headers['content-type']).toBe('image/x-icon');
  });
});

function binary(response: unknown, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}
