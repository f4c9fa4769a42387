import type { OperatorLicenceFile } from '@contract/fleet/vehicle-documents';
import type { ConsoleSettings, EditableSettings } from '@contract/settings';
import { formOf } from '@shared/http/form-of';
import type { Api } from '../../shared/http/api';

export interface SettingsCalls {
  readSettings(): Promise<ConsoleSettings>;
  /** The server refuses unless `version` is the current one. */
  saveSettings(version: number, settings: EditableSettings): Promise<ConsoleSettings>;
  readLicence(): Promise<OperatorLicenceFile>;
  /** The server refuses unless `version` is the current one. */
  uploadLicence(version: number, file: File, idempotencyKey: string): Promise<OperatorLicenceFile>;
  removeLicence(version: number): Promise<OperatorLicenceFile>;
}

const PATH = '/console/settings';
const LICENCE_PATH = '/console/operator-licence';

export const settingsCalls = (api: Api): SettingsCalls => ({
  readSettings: () => api.json(PATH),
  saveSettings: (version, settings) => api.json(PATH, { method: 'PUT', body: { version, settings } }),
  readLicence: () => api.json(LICENCE_PATH),
  uploadLicence(version, file, idempotencyKey) {
    const body = formOf({ version, file });
    return api.json(LICENCE_PATH, { method: 'POST', body, idempotencyKey });
  },
  removeLicence: (version) => api.json(LICENCE_PATH, { method: 'DELETE', body: { version } }),
});
