import type { Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from '../../contract/limits.js';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { fieldLabel } from '../http/field-label.js';
import { refuseFile } from '../http/refusal.js';
import type { FileKind } from './kinds.js';
import { loadSharp } from './sharp.js';

const FORMATS: Partial<Record<FileKind, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

/** A lower limit, because a progressive image cannot be decoded line by line and is in memory as a whole. */
const MAX_PROGRESSIVE_PIXELS = 16_000_000;

export function unreadable(field: string): Error {
  return refuseFile(field, 422, messageOf(filesMessages, 'unreadable', { field: fieldLabel(field) }));
}

/** Opens an image of this format upright. Its header is checked before any pixel is decoded. */
export async function openPicture(bytes: Buffer, kind: FileKind, field: string): Promise<Sharp> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const header = await picture.metadata().catch(() => {
    throw unreadable(field);
  });
  if (header.format !== FORMATS[kind]) throw unreadable(field);
  const limit = header.isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_IMAGE_PIXELS;
  if (header.width * header.height > limit)
    throw refuseFile(
      field,
      413,
      messageOf(filesMessages, 'tooManyPixels', {
        field: fieldLabel(field),
        limit: limit / 1_000_000,
        width: header.width,
        height: header.height,
      }),
    );
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS }).autoOrient();
}
