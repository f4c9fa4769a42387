import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { adminToken, attach, blamed, keptFiles, memoryOf, pdf, picture } from '../../api/fleet/fleet.support';
import { startServer, type TestServer } from '../../support/server';

const MEBIBYTE = 1024 * 1024;
const MAX_GROWTH_MB = 150;

let server: TestServer;
let admin: string;
let photo: Buffer;
let agreement: Buffer;
let before: number;

beforeAll(async () => {
  server = await startServer({}, { ownProcess: true });
  admin = await adminToken(server);
  photo = await picture(800, 600).jpeg().toBuffer();
  agreement = await pdf();
  // Measures the memory of a server that has already stored a car.
  await attach(server, admin, { images: [photo], agreement }).expect(201);
  before = memoryOf(server).now;
});
afterAll(() => server.stop());

async function refused(
  parts: { images?: Buffer[]; agreement?: Buffer },
  http: number,
  field: string,
): Promise<string> {
  const files = keptFiles(server);
  const { status, body } = await attach(server, admin, { images: [photo], agreement, ...parts });
  expect({ status, code: body.code, fields: blamed(body) }).toEqual({
    status: http,
    code: 1014,
    fields: [field],
  });
  expect(keptFiles(server)).toEqual(files);
  const { rows } = await server.db.query('SELECT count(*)::int AS cars FROM cars');
  expect(rows).toEqual([{ cars: 1 }]);
  return body.message as string;
}

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c00' }, limitInputPixels: false });
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>',
);
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.alloc(60),
  Buffer.from('PK\x05\x06\0\0\0\0\x01\0\x01\0', 'latin1'),
  Buffer.alloc(10),
]);

describe('unacceptable images', () => {
  it.each<[string, number, () => Buffer | Promise<Buffer>]>([
    ['an SVG', 415, () => svg],
    ['an SVG that calls itself XML', 415, () => Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg])],
    ['an HTML page', 415, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', 415, () => picture(20, 20).gif().toBuffer()],
    ['a TIFF', 415, () => picture(20, 20).tiff().toBuffer()],
    ['a PDF among pictures', 415, () => agreement],
    ['a script with a picture name', 415, () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['an empty file', 422, () => Buffer.alloc(0)],
    ['a JPEG cut in half', 422, () => photo.subarray(0, photo.length / 2)],
    ['a JPEG without its last kilobyte', 422, () => photo.subarray(0, -1024)],
    ['three bytes of a JPEG', 422, () => photo.subarray(0, 3)],
    ['a PNG cut short', 422, async () => (await picture(300, 300).png().toBuffer()).subarray(0, 40_000)],
    ['a WebP cut short', 422, async () => (await picture(300, 300).webp().toBuffer()).subarray(0, 4_000)],
    [
      'an AVIF cut short',
      422,
      async () => (await picture(300, 300).avif({ effort: 0 }).toBuffer()).subarray(0, 900),
    ],
    [
      'noise behind a PNG signature',
      422,
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), photo]),
    ],
    [
      'a PNG of 51 million pixels',
      413,
      () => readFileSync(join(__dirname, '../../browser/nightly/51-megapixels.png')),
    ],
    [
      'a progressive JPEG of 36 million pixels',
      413,
      () => flat(6_000).jpeg({ progressive: true }).toBuffer(),
    ],
    ['10 MB and one byte', 413, () => Buffer.concat([photo, Buffer.alloc(10 * MEBIBYTE + 1 - photo.length)])],
  ])('refuses %s with %i', async (_, http, make) => {
    const message = await refused({ images: [await make()] }, http, 'images');
    if (http === 413) expect(message).toMatch(/at most (10 MB|\d+ million pixels)/);
  });

  it.each([
    [65_000, 1],
    [1, 65_000],
  ])('handles an odd shape of %i x %i without a server error', async (width, height) => {
    const odd = await sharp({ create: { width, height, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const { status, body } = await attach(server, admin, { images: [odd], agreement });
    expect([201, 422]).toContain(status);
    if (status === 201) await server.db.query('DELETE FROM cars WHERE id = $1', [body.data.id]);
  });

  it('checks every image, not only the first', async () => {
    await refused({ images: [photo, photo, svg] }, 415, 'images');
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an archive', zip],
  ])('removes data after the end of a JPEG (%s)', async (_, tail) => {
    const { body } = await attach(server, admin, { images: [Buffer.concat([photo, tail])], agreement });
    if (body.code === 1000) {
      await server.db.query('DELETE FROM cars WHERE id = $1', [body.data.id]);
      const image = await server.http.get(body.data.images[0].url).expect(200);
      expect(image.body.includes(tail)).toBe(false);
      expect((await sharp(image.body).metadata()).format).toBe('webp');
    } else expect(body.code).toBe(1014);
  });
});

describe('unacceptable agreements', () => {
  const openAction = (action: Record<string, unknown>) =>
    pdf((document) => document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action as never)));
  const objectStreamBomb = (): Buffer => {
    const bomb = deflateSync(Buffer.alloc(200 * MEBIBYTE));
    const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n`;
    return Buffer.concat([
      Buffer.from(head),
      bomb,
      Buffer.from('\nendstream\nendobj\ntrailer<</Root 2 0 R>>\n'),
    ]);
  };

  it.each<[string, number, () => Buffer | Promise<Buffer>]>([
    ['a picture', 415, () => photo],
    ['a page with a PDF name', 415, () => Buffer.from('<html>%PDF-1.7</html>')],
    ['a PDF that begins with something else', 415, () => Buffer.concat([Buffer.from('GIF89a\n'), agreement])],
    ['a PDF that ends in an archive', 415, () => Buffer.concat([agreement, zip])],
    ['an empty file', 422, () => Buffer.alloc(0)],
    ['only its first line', 422, () => Buffer.from('%PDF-1.7\n')],
    ['a PDF cut in half', 422, () => agreement.subarray(0, agreement.length / 2)],
    ['noise', 422, () => Buffer.concat([Buffer.from('%PDF-1.7\n'), photo])],
    ['a locked PDF', 422, () => pdf((d) => d.encrypt({ userPassword: 'secret', ownerPassword: 'secret' }))],
    ['a document script', 422, () => pdf((d) => d.addJavaScript('hello', 'app.alert(1)'))],
    ['a script on opening', 422, () => openAction({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })],
    ['a program on opening', 422, () => openAction({ S: 'Launch', F: PDFString.of('cmd.exe') })],
    ['a link into the disk', 422, () => openAction({ S: 'URI', URI: PDFString.of('file:///etc/passwd') })],
    ['a script behind a link', 422, () => openAction({ S: 'URI', URI: PDFString.of('javascript:alert(1)') })],
    [
      'an attachment',
      422,
      () => pdf((d) => d.attach(Buffer.from('MZ'), 'setup.exe', { mimeType: 'application/exe' })),
    ],
    ['media', 422, () => pdf((d) => void d.context.register(d.context.obj({ Subtype: 'RichMedia' })))],
    [
      'a script that nothing points at',
      422,
      () => pdf((d) => void d.context.register(d.context.obj({ JS: 'x' }))),
    ],
    ['an object stream that swells', 422, objectStreamBomb],
    ['a million brackets', 422, () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(1e6)}\nendobj\n`)],
    ['201 pages', 422, () => pdf((d) => Array.from({ length: 200 }, () => d.addPage()))],
    [
      '10 MB and one byte',
      413,
      () => Buffer.concat([agreement, Buffer.alloc(10 * MEBIBYTE + 1 - agreement.length)]),
    ],
  ])('refuses %s with %i', async (_, http, make) => {
    await refused({ agreement: await make() }, http, 'agreement');
  });

  it('removes data after the end of a PDF', async () => {
    const tail = Buffer.from('\n<html><script>alert(1)</script></html>');
    const { body } = await attach(server, admin, {
      images: [photo],
      agreement: Buffer.concat([agreement, tail]),
    });
    const kept = await server.http.get(`/api/vehicles/${body.data.id}/agreement`).expect(200);
    await server.db.query('DELETE FROM cars WHERE id = $1', [body.data.id]);
    expect(kept.body.includes('<script>')).toBe(false);
    expect((await PDFDocument.load(kept.body)).getPageCount()).toBe(1);
  });
});

it('needs little additional memory for all these uploads', () => {
  const { highest } = memoryOf(server);
  expect(highest - before).toBeLessThan(MAX_GROWTH_MB);
});
