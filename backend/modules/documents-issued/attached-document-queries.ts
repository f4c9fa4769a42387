import { Injectable } from '@nestjs/common';
import type { AttachedFile, AttachedFiles } from '../../platform/outbox/attached-files.js';
import { DocumentFileQueries, fileName } from './document-file-queries.js';
import { DocumentQueries } from './document-queries.js';

const MAX_ATTACHED_BYTES = 1024 * 1024;

/** Creates the PDF files of documents in the customer's language. */
@Injectable()
export class AttachedDocumentQueries implements AttachedFiles {
  constructor(
    private readonly documents: DocumentQueries,
    private readonly files: DocumentFileQueries,
  ) {}

  async read(documentIds: readonly number[]): Promise<AttachedFile[]> {
    const files: AttachedFile[] = [];
    for (const document of await this.documents.toMail(documentIds)) {
      const content = await this.files.file(document, document.language ?? 'en');
      if (content.length <= MAX_ATTACHED_BYTES) files.push({ name: `${fileName(document)}.pdf`, content });
    }
    return files;
  }
}
