import { decodeInTurn } from './busy.js';
import { loadSharp } from './sharp.js';

const LONGEST_SIDE = 480;

/** Scales a stored picture down to a JPEG of some 20 KB, for a printed document. @throws Refusal 1503 if too many wait */
export function smallPicture(picture: Buffer): Promise<Buffer> {
  return decodeInTurn({ isUrgent: false }, async () => {
    const sharp = await loadSharp();
    return sharp(picture)
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 70 })
      .toBuffer();
  });
}
