import { isTwoFilesInOne, kindOf } from './kinds.js';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const JPEG = latin('\xff\xd8\xff\xe0....JFIF....');

describe('file type', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', latin('\x89PNG\r\n\x1a\n....')],
    ['image/webp', latin('RIFF....WEBPVP8 ')],
    ['image/avif', latin('\0\0\0\x1cftypavif\0\0\0\0avifmif1')],
    ['application/pdf', latin('%PDF-1.7\n')],
    [null, latin('RIFF....WAVE')],
    [null, latin(' %PDF-1.7')],
    [null, latin('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [null, latin('\0\0\0\x1cftypisom\0\0\0\0isommp42')],
    [null, latin('GIF89a')],
    [null, Buffer.alloc(0)],
  ])('detects %s by the first bytes', (kind, bytes) => {
    expect(kindOf(bytes)).toBe(kind);
  });
});

describe('polyglot files', () => {
  const zipEnd = latin('PK\x05\x06\0\0\0\0\x01\0\x01\0..........');

  it.each([
    ['a page', latin('<HTML><body>')],
    ['a drawing', latin('<svg onload=alert(1)>')],
    ['a script', latin('<script>')],
    ['a PHP page', latin('<?php system($_GET[0]);')],
    ['a PDF', latin('%PDF-1.7')],
    ['an archive', zipEnd],
  ])('detects an image with %s in it', (_, other) => {
    expect(isTwoFilesInOne(Buffer.concat([JPEG, other]), 'image/jpeg')).toBe(true);
  });

  it('detects a PDF that ends in an archive', () => {
    expect(isTwoFilesInOne(Buffer.concat([latin('%PDF-1.7\n'), zipEnd]), 'application/pdf')).toBe(true);
  });

  it('accepts the output of a camera', () => {
    const xmp = latin('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>');
    expect(isTwoFilesInOne(Buffer.concat([JPEG, xmp]), 'image/jpeg')).toBe(false);
  });
});
