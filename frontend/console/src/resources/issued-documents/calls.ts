import type { Language } from '@contract/language';
import type { Api } from '../../shared/http/api';
import { download } from '../../shared/http/download';

export interface IssuedDocumentCalls {
  /** Downloads the PDF file in the language of the console. */
  downloadDocument(id: number, language: Language): Promise<void>;
}

export const documentCalls = (api: Api): IssuedDocumentCalls => ({
  downloadDocument: (id, language) =>
    download(api, `/console/issued-documents/${id}/file?language=${language}`, 'application/pdf'),
});
