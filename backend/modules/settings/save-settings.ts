import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { EditableSettings } from '../../contract/settings.js';
import type { Caller } from '../../platform/auth/access.js';
import { FreshProof } from '../../platform/auth/fresh-proof.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { Notices } from '../../platform/database/notices.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal, refuse, refuseFields } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { type BusinessSettings, DEFAULT_SETTINGS, withDefaults } from './business-settings.js';
import { ListedPrivateCars } from './listed-private-cars.js';
import { refuseAadhaarOffline, refusePlaceholders } from './placeholders.rules.js';
import { Settings, SETTINGS_NOTICE } from './settings.js';
import { fromEditableSettings } from './settings.presenter.js';
import { refuseSettings } from './settings.rules.js';

type Values = Partial<BusinessSettings>;
/**
 * Settings that need a fresh proof for a change: the recipients of money and messages, and the protection of customers.
 */
const PROVED = [
  'upi',
  'emails',
  'supportEmail',
  'protection',
  'keepOnlyLastFourOfAadhaar',
] as const satisfies (keyof Values)[];

interface Saved {
  id: number;
  values: Values;
  savedById: number | null;
  createdAt: Date;
}

/** The entries of `values` that differ from `others`. */
export function differing(values: BusinessSettings, others: BusinessSettings): Values {
  const names = Object.keys(values) as (keyof BusinessSettings)[];
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(values[name], others[name]))
      .map((name) => [name, values[name]]),
  );
}

/** Saves the business settings. Refuses an older version with 1015, with the author and time of the newest one. */
@Injectable()
export class SaveSettings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly notices: Notices,
    private readonly settings: Settings,
    private readonly proof: FreshProof,
    private readonly privateCars: ListedPrivateCars,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * @throws Refusal 1001 if the settings contradict each other; 1015 if `version` is not the newest, or PLATE_KIND if a listed car is
   * private; 1022 without a fresh proof.
   */
  async save(by: Caller, version: number, edited: EditableSettings): Promise<void> {
    // The next start in production would refuse a placeholder.
    const placeholders = this.environment.production ? refusePlaceholders(edited) : [];
    const offline = refuseAadhaarOffline(edited, this.environment);
    const [error, ...more] = [...refuseSettings(edited), ...offline, ...placeholders];
    if (error) throw refuseFields(error, ...more);
    const saved = await this.unitOfWork.run(async (manager) => {
      const newest = await this.newest(manager);
      if ((newest?.id ?? 0) !== version) throw await this.staleVersionRefusal(manager, newest);
      const before = withDefaults(newest?.values);
      const after = plain(fromEditableSettings(edited, before.rules.zone));
      const changes = differing(after, before);
      if (Object.keys(changes).length === 0) return null;
      if (PROVED.some((name) => name in changes)) await this.proof.require(by, manager);
      if (changes.licensedOperator) await this.refusePrivateCars(manager);
      const values = differing(after, DEFAULT_SETTINGS);
      const [row] = await manager.query<{ id: number }[]>(
        'INSERT INTO settings_versions ("values", saved_by_id) VALUES ($1, $2) RETURNING id',
        [values, by.id],
      );
      const { id } = defined(row, 'row');
      await this.audit.record(manager, by, {
        action: 'save-settings',
        subject: 'settings',
        subjectId: id,
        before: Object.fromEntries(
          Object.keys(changes).map((name) => [name, before[name as keyof typeof before]]),
        ),
        after: changes,
      });
      await this.notices.send(manager, SETTINGS_NOTICE);
      return { id, values };
    });
    // The notice may arrive later, but this process must use the new settings for the next request.
    if (saved) this.settings.adopt(saved.id, saved.values);
  }

  /** The settings lock prevents a concurrent command from listing a private car, see `Settings.lock`. */
  private async refusePrivateCars(manager: EntityManager): Promise<void> {
    const { count, cars } = await this.privateCars.find(manager);
    if (count === 0) return;
    const message = messageOf(officeMessages, 'privateCarsListed', { count, cars });
    throw new Refusal('WRONG_STATE', message, { status: 'LISTED', reason: 'PLATE_KIND' }, [
      { field: 'settings.licensedOperator', message },
    ]);
  }

  private async newest(manager: EntityManager): Promise<Saved | undefined> {
    await manager.query('LOCK TABLE settings_versions IN SHARE ROW EXCLUSIVE MODE');
    const [saved] = await manager.query<Saved[]>(
      `SELECT id, "values", saved_by_id AS "savedById", created_at AS "createdAt"
         FROM settings_versions ORDER BY id DESC LIMIT 1`,
    );
    return saved;
  }

  private async staleVersionRefusal(manager: EntityManager, saved: Saved | undefined): Promise<Error> {
    const [message, data] = await this.audit.decidedAlready(
      manager,
      messageOf(officeMessages, 'settingsChanged'),
      {
        status: 'CHANGED',
        decidedById: saved?.savedById ?? null,
        decidedAt: saved?.createdAt ?? null,
      },
      this.settings.current.rules.zone,
    );
    return refuse('WRONG_STATE', message, data);
  }
}

/** Converts instances of DTO classes to plain objects, which can be compared with the database's values. */
const plain = (settings: BusinessSettings): BusinessSettings =>
  JSON.parse(JSON.stringify(settings)) as BusinessSettings;
