import type { FastifyRequest } from 'fastify';
import { MAX_DOCUMENT_BYTES, MAX_RENTAL_PHOTOS } from '../../contract/limits.js';
import { type PreparedDocument, preparePhoto, type Upload } from '../../platform/files/index.js';
import { type OnceKey, onceKey } from '../../platform/http/idempotency/idempotency.js';

/** The photos of a car in a form. */
export const PHOTOS = { photos: { maxBytes: MAX_DOCUMENT_BYTES, maxCount: MAX_RENTAL_PHOTOS } };

/**
 * Prepares the photos of a form, and its idempotency key, which covers the content and the photos.
 * @param prepare Defines the accepted types of files.
 */
export async function readPhotos(
  request: FastifyRequest,
  content: object,
  uploads: readonly Upload[],
  prepare: typeof preparePhoto = preparePhoto,
): Promise<{ photos: PreparedDocument[]; once: OnceKey | null }> {
  const photos = await Promise.all(uploads.map((upload) => prepare(upload)));
  return { photos, once: onceKey(request, { ...content, photos: photos.map(({ sha256 }) => sha256) }) };
}
