import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Notices } from '../../platform/database/notices.js';
import { ok } from '../../platform/http/envelope.js';
import { PreparedBody } from '../../platform/http/prepared-body.js';
import type { BusinessSettings } from './business-settings.js';
import { DEFAULT_SETTINGS } from './business-settings.js';
import { toPublicSettings } from './settings.presenter.js';

export const SETTINGS_NOTICE = 'settings';

/** The business settings in force, kept in memory and renewed when any process saves new ones. */
@Injectable()
export class Settings implements OnModuleInit {
  private value: BusinessSettings = DEFAULT_SETTINGS;
  private prepared = prepare(DEFAULT_SETTINGS);

  constructor(
    private readonly db: DataSource,
    private readonly notices: Notices,
  ) {}

  async onModuleInit(): Promise<void> {
    this.notices.on(SETTINGS_NOTICE, () => this.reload());
    await this.reload();
  }

  get current(): BusinessSettings {
    return this.value;
  }

  /** The answer to everybody who asks for the public ones. */
  get publicBody(): PreparedBody {
    return this.prepared;
  }

  /** Takes what was saved last. */
  async reload(): Promise<void> {
    const [row] = await this.db.query<{ values: Partial<BusinessSettings> }[]>(
      'SELECT "values" FROM settings_versions ORDER BY id DESC LIMIT 1',
    );
    this.value = { ...DEFAULT_SETTINGS, ...row?.values };
    this.prepared = prepare(this.value);
  }
}

function prepare(settings: BusinessSettings): PreparedBody {
  return PreparedBody.of(ok(toPublicSettings(settings)));
}
