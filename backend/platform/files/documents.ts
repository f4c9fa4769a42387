import { DOCUMENT_TYPES, PHOTO_TYPES } from '../../contract/limits.js';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { fieldLabel } from '../http/field-label.js';
import { refuseFile } from '../http/refusal.js';
import { decodeInTurn, storeInTurn } from './busy.js';
import type { Upload } from './form.js';
import { type FileKind, isTwoFilesInOne, kindOf } from './kinds.js';
import { rewritePdf } from './pdf/pdf.js';
import { openPicture, unreadable } from './pictures.js';

/** A file to be stored, which is on the disk until then. */
export interface FileContent {
  bytes: number;
  /** Runs `work` with the content. @throws Refusal 1503 if too many files wait for the store */
  use: <T>(work: (content: Buffer) => Promise<T>) => Promise<T>;
}

/** A document to be stored, re-encoded so that it contains visible content only. */
export interface PreparedDocument extends FileContent {
  contentType: 'image/jpeg' | 'application/pdf';
  /** File extension of the content type. */
  extension: 'jpg' | 'pdf';
  /** Hash of the original upload, in hexadecimal. */
  sha256: string;
}

/** Larger images are scaled down to this size, at which the text of a card stays readable. */
const LONGEST_SIDE = 3200;

/**
 * Prepares an identity document or a payment screenshot: JPEG, PNG, WebP or PDF, detected by content.
 * @throws Refusal 1014: 415 for a wrong format, 413 for too many pixels, 422 if empty, damaged, encrypted or with active content.
 */
export function prepareDocument(upload: Upload, field: string = upload.field): Promise<PreparedDocument> {
  return prepare(upload, field, DOCUMENT_TYPES, 'a JPEG, PNG, WebP or PDF file');
}

/** Prepares a photo of a car: JPEG, PNG or WebP. Refuses like {@link prepareDocument}. */
export function preparePhoto(upload: Upload, field: string = upload.field): Promise<PreparedDocument> {
  return prepare(upload, field, PHOTO_TYPES, 'a JPEG, PNG or WebP file');
}

/** Prepares a rental agreement, which must be a PDF. Refuses like {@link prepareDocument}. */
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
    throw refuseFile(field, 422, messageOf(filesMessages, 'empty', { field: fieldLabel(field) }));
  return decodeInTurn(upload, async () => {
    const bytes = await upload.content.read();
    const kind = kindOf(bytes);
    if (kind === null || !allowed.includes(kind) || isTwoFilesInOne(bytes, kind))
      throw refuseFile(
        field,
        415,
        messageOf(filesMessages, 'wrongKind', { field: fieldLabel(field), kinds: expected }),
      );
    if (kind === 'application/pdf')
      return replace(upload, await rewritePdf(bytes, field, upload.signal), {
        contentType: kind,
        extension: 'pdf',
      });
    const picture = await openPicture(bytes, kind, field);
    const jpeg = await picture
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer()
      .catch(() => {
        throw unreadable(field);
      });
    return replace(upload, jpeg, { contentType: 'image/jpeg', extension: 'jpg' });
  });
}

/** Replaces the upload on the disk, so that no file is in memory while its form waits. */
async function replace(
  upload: Upload,
  prepared: Buffer,
  type: Pick<PreparedDocument, 'contentType' | 'extension'>,
): Promise<PreparedDocument> {
  const { content, sha256, signal } = upload;
  await content.write([prepared]);
  upload.encodedBytes = prepared.length;
  const use: FileContent['use'] = (work) => storeInTurn(signal, async () => work(await content.read()));
  return { bytes: prepared.length, use, sha256, ...type };
}
