import type {
  StatementMapping,
  StatementPreview,
  StatementResult,
  StatementVerification,
} from '@contract/statements';
import type { Api } from '../api';
import { uploadForm } from '../upload';

export interface StatementCalls {
  /** How the file begins; the server keeps nothing of it. */
  previewStatement(file: File, key: string): Promise<StatementPreview>;
  /** `onProgress` gets the sent part, 0 to 1. */
  keepStatement(
    file: File,
    mapping: StatementMapping,
    key: string,
    onProgress: (part: number) => void,
  ): Promise<StatementResult>;
  /** Verifies as many exact matches as one call takes. */
  verifyStatement(id: number): Promise<StatementVerification>;
}

export const statementCalls = (api: Api): StatementCalls => ({
  async previewStatement(file, key) {
    const form = new FormData();
    form.set('file', file);
    const path = '/console/statements/preview';
    return (await uploadForm(api, path, form, key, () => undefined)) as StatementPreview;
  },
  async keepStatement(file, mapping, key, onProgress) {
    const form = new FormData();
    form.set('name', file.name);
    form.set('mapping', JSON.stringify(mapping));
    form.set('file', file);
    return (await uploadForm(api, '/console/statements', form, key, onProgress)) as StatementResult;
  },
  verifyStatement: async (id) =>
    (await api.request(`/console/statements/${id}/verification`, { method: 'PUT' }))
      .json as StatementVerification,
});
