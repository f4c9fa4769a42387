import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

const LONGEST_SIDE = 4000;

prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** Decodes the photo in the browser, which supports more formats than the QR reader. */
async function pixelsOf(photo: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

async function read(photo: Blob): Promise<string[]> {
  const codes = await readBarcodes(await pixelsOf(photo), { formats: ['QRCode'] });
  return codes.map(({ text }) => text);
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  read(data).then(
    (texts) => postMessage(texts),
    () => postMessage([]),
  );
});
