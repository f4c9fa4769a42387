import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { Notices } from '../../platform/database/notices.js';
import { ok } from '../../platform/http/envelope.js';
import { PreparedBody } from '../../platform/http/prepared-body.js';
import { inEnglish } from '../../platform/http/wire-message.js';
import type { BusinessSettings } from './business-settings.js';
import { DEFAULT_SETTINGS, withDefaults } from './business-settings.js';
import { refusePlaceholders } from './placeholders.rules.js';
import { toPublicSettings } from './settings.presenter.js';

export const SETTINGS_NOTICE = 'settings';

/** The business settings in force, in memory; read again when any process saves new ones. */
@Injectable()
export class Settings implements OnModuleInit {
  private value: BusinessSettings = DEFAULT_SETTINGS;
  private prepared: PreparedBody;

  constructor(
    private readonly db: DataSource,
    private readonly notices: Notices,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.prepared = this.prepare();
  }

  async onModuleInit(): Promise<void> {
    this.notices.on(SETTINGS_NOTICE, () => this.reload());
    await this.reload();
  }

  get current(): BusinessSettings {
    return this.value;
  }

  /** @throws Error that lists the business details that are still placeholders. */
  requireReal(): void {
    const problems = refusePlaceholders(this.value).map(
      ({ field, message }) => `  ${field.replace('settings.', '')}: ${inEnglish(message)}`,
    );
    if (problems.length > 0)
      throw new Error(
        `Production does not start with placeholder business details:\n${problems.join('\n')}\n` +
          'Start once without NODE_ENV=production on the same database and save them in the console under Settings.',
      );
  }

  /** The prepared response with the public settings. */
  get publicBody(): PreparedBody {
    return this.prepared;
  }

  /** Reads the newest settings. */
  async reload(): Promise<void> {
    const [row] = await this.db.query<{ values: Partial<BusinessSettings> }[]>(
      'SELECT "values" FROM settings_versions ORDER BY id DESC LIMIT 1',
    );
    this.value = withDefaults(row?.values);
    this.prepared = this.prepare();
  }

  private prepare(): PreparedBody {
    return PreparedBody.of(ok(toPublicSettings(this.value, this.environment)));
  }
}
