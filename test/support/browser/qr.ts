import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(
      join(__dirname, '../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'),
    ).buffer,
  },
});

/** The text of the QR code in an image, as a phone's camera would read it. */
export async function readQrCode(png: Buffer): Promise<string> {
  const found = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] });
  if (found.length !== 1) throw new Error(`${found.length} QR codes in the picture.`);
  return found[0]!.text;
}
