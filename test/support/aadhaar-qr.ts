import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { encode } from 'uqr';

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(6, Buffer.from(hex, 'hex'));
const time = (text: string): Buffer => der(0x17, Buffer.from(text));
const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), der(5));
const NAME = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('Test signer')))));

/** A self-signed certificate in PEM format. */
function certificateOf(publicKey: KeyObject, privateKey: KeyObject): string {
  const toSign = sequence(
    der(2, Buffer.from([1])),
    SHA256_WITH_RSA,
    NAME,
    sequence(time('250101000000Z'), time('490101000000Z')),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(3, Buffer.from([0]), sign('sha256', toSign, privateKey));
  const body = sequence(toSign, SHA256_WITH_RSA, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

/** The decimal number that a code contains. */
export const digitsOf = (bytes: Buffer): string => BigInt(`0x${bytes.toString('hex')}`).toString();

interface Card {
  marker: string;
  reference: string;
  name: string;
  born: string;
  /** The rest after the signed fields, such as the photo. */
  photo: Buffer;
}

export const CARD: Card = {
  marker: 'V4',
  reference: '234620250308114407437',
  name: 'Asha Kulkarni',
  born: '12-04-1998',
  photo: Buffer.from([255, 0, 1, 2, 255, 254]),
};

/** A signer of QR codes in the form of UIDAI's, with the file of its certificate. */
export class QrSigner {
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly pem = certificateOf(this.keys.publicKey, this.keys.privateKey);
  readonly file = join(mkdtempSync(join(tmpdir(), 'rental-qr-')), 'certificates.pem');

  constructor() {
    writeFileSync(this.file, this.pem);
  }

  /** The signed bytes before their compression. */
  bytes(over: Partial<Card> = {}): Buffer {
    const { marker, reference, name, born, photo } = { ...CARD, ...over };
    const address = ['F', 'C/O Ravi', 'Pune', '', '4', '', '411004', 'Kothrud', 'Maharashtra', 'Karve Road'];
    const texts = [...(marker ? [marker] : []), '0', reference, name, born, ...address, ''];
    const signed = Buffer.concat([
      ...texts.map((text) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from([255])])),
      photo,
    ]);
    return Buffer.concat([signed, sign('sha256', signed, this.keys.privateKey)]);
  }

  code = (over: Partial<Card> = {}): string => digitsOf(gzipSync(this.bytes(over)));
}

/** A photo of the code. */
export function qrPicture(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4 });
  const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * 6, size * 6, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
