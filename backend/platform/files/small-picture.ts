import { decodeInTurn } from './busy.js';
import { loadSharp } from './sharp.js';
import type { FileStorage } from './storage.js';

const LONGEST_SIDE = 480;

/**
 * A stored image as a JPEG of some 20 KB, for a printed document; null if it is no longer stored.
 * @throws Refusal 1503 if too many files wait to be decoded
 */
export async function smallPicture(files: FileStorage, key: string): Promise<Buffer | null> {
  const stored = await files.open(key);
  if (!stored) return null;
  const picture = Buffer.concat(await stored.stream.toArray());
  return decodeInTurn({ isUrgent: false }, async () => {
    const sharp = await loadSharp();
    return sharp(picture)
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 70 })
      .toBuffer();
  });
}
