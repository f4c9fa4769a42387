import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { layOutInWorker } from './layout-thread.js';
import type { PdfHead, PdfPage } from './pdf-content.js';

const MAX_CACHED = 200;

/** Files without images and appendices, by their content. */
const cached = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });

/** Creates a PDF file of A4 pages, in fonts that contain Hindi. A file with equal content comes from the cache. */
export function pdfFile(head: PdfHead, write: (page: PdfPage) => void): Promise<Buffer> {
  const { language, title, business, notes, createdAt } = head;
  const page: PdfPage = [];
  write(page);
  const content = {
    // Callers pass objects with more fields, which the worker does not need.
    head: {
      ...{ language, title, notes, business: { name: business.name, address: business.address } },
      ...(createdAt && { createdAt }),
    },
    page,
  };
  if (page.some(({ is }) => is === 'pictures' || is === 'appendix')) return layOutInWorker(content);
  const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const known = cached.get(key);
  if (known) return known;
  const file = layOutInWorker(content);
  cached.set(key, file);
  file.catch(() => cached.delete(key));
  return file;
}
