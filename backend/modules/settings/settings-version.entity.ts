import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BusinessSettings } from './business-settings.js';

/** The business settings as they were saved, newest last: the table is its own history. */
@Entity('settings_versions')
export class SettingsVersion {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Only what differs from the defaults. */
  @Column('jsonb')
  values: Partial<BusinessSettings>;

  @Column('integer', { nullable: true })
  savedById: number | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
