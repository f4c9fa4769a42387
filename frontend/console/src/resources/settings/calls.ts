import type { ConsoleSettings, EditableSettings } from '@contract/settings';
import type { Api } from '../../shared/http/api';

export interface SettingsCalls {
  readSettings(): Promise<ConsoleSettings>;
  /** The server refuses unless `version` is the current one. */
  saveSettings(version: number, settings: EditableSettings): Promise<ConsoleSettings>;
}

const PATH = '/console/settings';

export const settingsCalls = (api: Api): SettingsCalls => ({
  readSettings: () => api.json(PATH),
  saveSettings: (version, settings) => api.json(PATH, { method: 'PUT', body: { version, settings } }),
});
