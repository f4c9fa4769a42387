import type { Sharp } from 'sharp';
import { defined } from '../../contract/defined.js';
import { CAR_IMAGE_WIDTHS } from '../../contract/fleet/vehicles.js';
import { CAR_IMAGE_TYPES } from '../../contract/limits.js';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { fieldLabel } from '../http/field-label.js';
import { refuseFile } from '../http/refusal.js';
import { decodeInTurn } from './busy.js';
import type { Upload } from './form.js';
import { type FileKind, kindOf } from './kinds.js';
import { openPicture, unreadable } from './pictures.js';
import { loadSharp } from './sharp.js';

export interface PreparedCarImage {
  /** Pixels of the largest size. */
  width: number;
  height: number;
  /** A `data:` URL of a few hundred bytes. */
  placeholder: string;
  /** WebP, ascending by width. */
  sizes: { width: number; bytes: Buffer }[];
}

const WIDEST = defined(CAR_IMAGE_WIDTHS.at(-1), 'CAR_IMAGE_WIDTHS');
const TALLEST = 2 * WIDEST;
const PLACEHOLDER_WIDTH = 16;

/**
 * Scales a car photo to every width that pages use, without enlarging it.
 * @throws Refusal 1014: 415 for a wrong format, 413 for too many pixels, 422 if empty or damaged.
 */
export async function prepareCarImage(
  upload: Upload,
  field: string = upload.field,
): Promise<PreparedCarImage> {
  if (upload.bytes === 0)
    throw refuseFile(field, 422, messageOf(filesMessages, 'empty', { field: fieldLabel(field) }));
  return decodeInTurn(upload, async () => {
    const bytes = await upload.content.read();
    const kind = kindOf(bytes);
    if (kind === null || !(CAR_IMAGE_TYPES as readonly FileKind[]).includes(kind))
      throw refuseFile(
        field,
        415,
        messageOf(filesMessages, 'wrongPictureKind', { field: fieldLabel(field) }),
      );
    const picture = await openPicture(bytes, kind, field);
    return inSizes(picture).catch(() => {
      throw unreadable(field);
    });
  });
}

async function inSizes(picture: Sharp): Promise<PreparedCarImage> {
  const sharp = await loadSharp();
  const { data, info } = await picture
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const scaled = (to: number): Sharp =>
    sharp(data, { raw: { width, height, channels } }).resize({ width: to });
  const sizes: PreparedCarImage['sizes'] = [];
  for (const to of [...CAR_IMAGE_WIDTHS.filter((one) => one < width), width])
    sizes.push({ width: to, bytes: await scaled(to).webp({ quality: 75, effort: 2 }).toBuffer() });
  const tiny = await scaled(Math.min(width, PLACEHOLDER_WIDTH)).webp({ quality: 40, effort: 2 }).toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, sizes };
}
