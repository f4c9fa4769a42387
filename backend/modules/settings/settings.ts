import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import type { RenewedValue, Versioned } from '../../platform/database/renewed-value.js';
import { RenewedValues } from '../../platform/database/renewed-values.js';
import { ok } from '../../platform/http/envelope.js';
import { PreparedBody } from '../../platform/http/prepared-body.js';
import { inEnglish } from '../../platform/http/wire-message.js';
import type { BusinessSettings } from './business-settings.js';
import { withDefaults } from './business-settings.js';
import { placeholderLine, refuseAadhaarOffline, refusePlaceholders } from './placeholders.rules.js';
import { toPublicSettings } from './settings.presenter.js';

export const SETTINGS_NOTICE = 'settings';

/** SQL: the version of the newest settings. */
export const NEWEST_SETTINGS_VERSION = 'SELECT coalesce(max(id), 0) FROM settings_versions';

/** Settings with the prepared response of their public part. */
interface InForce {
  settings: BusinessSettings;
  publicBody: PreparedBody;
}

/** Keeps the business settings in force in memory, and renews them when any process saves new ones. */
@Injectable()
export class Settings implements OnModuleInit {
  private readonly copy: RenewedValue<InForce>;

  constructor(
    db: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    renewed: RenewedValues,
  ) {
    const source = {
      name: 'settings',
      read: () => this.newest(db.manager),
      readVersion: () => this.newestVersion(db.manager),
    };
    this.copy = renewed.add(SETTINGS_NOTICE, source, { version: 0, value: this.inForce(undefined) });
  }

  async onModuleInit(): Promise<void> {
    await this.copy.renew();
  }

  get current(): BusinessSettings {
    return this.copy.current.settings;
  }

  get version(): number {
    return this.copy.version;
  }

  /** The settings that were in force when `version` was the newest one. */
  async asOf(manager: EntityManager, version: number): Promise<BusinessSettings> {
    if (version === this.copy.version) return this.current;
    const [row] = await manager.query<{ values: Partial<BusinessSettings> }[]>(
      'SELECT "values" FROM settings_versions WHERE id <= $1 ORDER BY id DESC LIMIT 1',
      [version],
    );
    return withDefaults(row?.values);
  }

  /**
   * The settings of `version` or newer, for a command that has read the newest version. Reads them in the caller's
   * transaction if this process has missed the notice of a change.
   */
  async atLeast(manager: EntityManager, version: number): Promise<BusinessSettings> {
    if (this.copy.version < version) this.copy.adopt(await this.newest(manager));
    return this.current;
  }

  /** Returns the settings in force, which no admin can change until the caller's transaction ends. */
  async lock(manager: EntityManager): Promise<BusinessSettings> {
    await manager.query('LOCK TABLE settings_versions IN SHARE MODE');
    return this.atLeast(manager, await this.newestVersion(manager));
  }

  /** Takes over the settings that this process has just saved. */
  adopt(version: number, values: Partial<BusinessSettings>): void {
    this.copy.adopt({ version, value: this.inForce(values) });
  }

  /** Reads the settings first. @throws Error that lists the business details that are still placeholders. */
  async requireReal(): Promise<void> {
    await this.copy.renew();
    const problems = [
      ...refusePlaceholders(this.current).map(({ field, message }) =>
        placeholderLine(field, inEnglish(message)),
      ),
      ...refuseAadhaarOffline(this.current, this.environment).map(({ message }) => inEnglish(message)),
    ].map((line) => `  ${line}`);
    if (problems.length > 0)
      throw new Error(
        `Production does not start with placeholder business details:\n${problems.join('\n')}\n` +
          'Start once without NODE_ENV=production on the same database and save them in the console under Settings.',
      );
  }

  /** The prepared response with the public settings. */
  get publicBody(): PreparedBody {
    return this.copy.current.publicBody;
  }

  private async newest(manager: EntityManager): Promise<Versioned<InForce>> {
    const [row] = await manager.query<{ id: number; values: Partial<BusinessSettings> }[]>(
      'SELECT id, "values" FROM settings_versions ORDER BY id DESC LIMIT 1',
    );
    return { version: row?.id ?? 0, value: this.inForce(row?.values) };
  }

  private async newestVersion(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ version: number }[]>(
      `SELECT (${NEWEST_SETTINGS_VERSION}) AS version`,
    );
    return row?.version ?? 0;
  }

  private inForce(values: Partial<BusinessSettings> | undefined): InForce {
    const settings = withDefaults(values);
    return { settings, publicBody: PreparedBody.of(ok(toPublicSettings(settings, this.environment))) };
  }
}
