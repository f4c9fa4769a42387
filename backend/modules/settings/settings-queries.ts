import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../contract/defined.js';
import type { ConsoleSettings, EditableSettings, SettingsChange } from '../../contract/settings.js';
import { type BusinessSettings, withDefaults } from './business-settings.js';
import { differing } from './save-settings.js';
import { toEditableSettings } from './settings.presenter.js';

const SHOWN_CHANGES = 30;

interface Row {
  version: number;
  values: Partial<BusinessSettings>;
  savedAt: Date;
  savedBy: string | null;
}

@Injectable()
export class SettingsQueries {
  constructor(private readonly db: DataSource) {}

  /** Reads the database instead of memory, because version and values must belong together. */
  async forConsole(): Promise<ConsoleSettings> {
    const [rows, [stored]] = await Promise.all([
      this.db.query<Row[]>(
        `SELECT v.id AS version, v."values", v.created_at AS "savedAt", v.saved_by_id::text AS "savedBy"
         FROM settings_versions v
        ORDER BY v.id DESC LIMIT ${SHOWN_CHANGES + 1}`,
      ),
      this.db.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM aadhaar_records WHERE kind = 'AADHAAR' AND sealed_number IS NOT NULL`,
      ),
    ]);
    return {
      version: rows[0]?.version ?? 0,
      settings: toEditableSettings(withDefaults(rows[0]?.values)),
      storedAadhaarNumbers: defined(stored, 'stored').count,
      history: rows.slice(0, SHOWN_CHANGES).map((row, index) => changeOf(row, rows[index + 1])),
    };
  }
}

function changeOf(row: Row, earlier: Row | undefined): SettingsChange {
  const changed = Object.keys(
    differing(withDefaults(row.values), withDefaults(earlier?.values)),
  ) as (keyof EditableSettings)[];
  const only = (all: EditableSettings): Partial<EditableSettings> =>
    Object.fromEntries(changed.map((name) => [name, all[name]]));
  return {
    version: row.version,
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy,
    changed,
    before: only(toEditableSettings(withDefaults(earlier?.values))),
    after: only(toEditableSettings(withDefaults(row.values))),
  };
}
