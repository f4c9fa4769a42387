import type { DocumentLink } from '@contract/customers/people';
import type { Api } from '../../http/api';

export interface DocumentCalls {
  /** A link to the document at `path` that is valid for a few minutes. */
  documentLink(path: string): Promise<DocumentLink>;
}

export const documentCalls = (api: Api): DocumentCalls => ({
  documentLink: (path) => api.data(path),
});
