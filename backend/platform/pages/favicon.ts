import { defined } from '../../contract/defined.js';
import { loadSharp } from '../files/sharp.js';

const SIZES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/** Creates an ICO file with the icon sizes for tabs and bookmarks. */
export async function faviconOf(svg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const images = await Promise.all(SIZES.map((size) => sharp(svg).resize(size, size).png().toBuffer()));
  const directory = Buffer.alloc(HEADER_BYTES + SIZES.length * ENTRY_BYTES);
  // 1 is the type of an icon, 2 that of a cursor.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(SIZES.length, 4);
  let offset = directory.length;
  for (const [index, image] of images.entries()) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const size = defined(SIZES[index], 'size');
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    directory.writeUInt32LE(image.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([directory, ...images]);
}
