import { readFile } from 'node:fs/promises';
import { DOCUMENT_TYPES } from '../../contract/limits.js';
import { refuseFile } from '../http/refusal.js';
import type { Upload } from './form.js';
import { isTwoFilesInOne, kindOf, type FileKind } from './kinds.js';
import { oneAtATime } from './one-at-a-time.js';
import { openPicture, unreadable } from './pictures.js';
import { rewritePdf } from './pdf.js';
import { fieldLabel } from '../http/field-label.js';

/** A paper fit to be kept: written anew by us, so that nothing travels in it but what is seen. */
export interface PreparedDocument {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'application/pdf';
  /** File name ending that goes with the content type. */
  extension: 'jpg' | 'pdf';
  /** Of the upload as it came, in hexadecimal. */
  sha256: string;
}

/** Larger pictures are made smaller; print on a card stays readable by far. */
const LONGEST_SIDE = 3200;

/**
 * An identity paper or a payment screenshot: JPEG, PNG, WebP or PDF, decided by content.
 * @throws Refusal 1014: 415 wrong kind, 413 too many pixels, 422 empty, damaged, locked or carrying something live.
 */
export function prepareDocument(upload: Upload, field: string = upload.field): Promise<PreparedDocument> {
  return prepare(upload, field, DOCUMENT_TYPES, 'a JPEG, PNG, WebP or PDF file');
}

/** A contract to be read and printed: PDF only. Refuses like {@link prepareDocument}. */
export function prepareAgreement(upload: Upload, field: string = upload.field): Promise<PreparedDocument> {
  return prepare(upload, field, ['application/pdf'], 'a PDF file');
}

async function prepare(
  upload: Upload,
  field: string,
  allowed: readonly FileKind[],
  expected: string,
): Promise<PreparedDocument> {
  if (upload.bytes === 0)
    throw refuseFile(field, 422, `${fieldLabel(field)} is empty. Please choose the file again.`);
  return oneAtATime(async () => {
    const bytes = await readFile(upload.path);
    const kind = kindOf(bytes);
    if (kind === null || !allowed.includes(kind) || isTwoFilesInOne(bytes, kind))
      throw refuseFile(field, 415, `${fieldLabel(field)} must be ${expected}.`);
    if (kind === 'application/pdf') {
      return {
        bytes: await rewritePdf(bytes, field),
        contentType: kind,
        extension: 'pdf',
        sha256: upload.sha256,
      };
    }
    const picture = await openPicture(upload.path, kind, field);
    const jpeg = await picture
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer()
      .catch(() => {
        throw unreadable(field);
      });
    return { bytes: jpeg, contentType: 'image/jpeg', extension: 'jpg', sha256: upload.sha256 };
  });
}
