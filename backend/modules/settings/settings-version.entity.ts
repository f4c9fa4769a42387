import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BusinessSettings } from './business-settings.js';

/** One saved version of the business settings; the newest row is in force. */
@Entity('settings_versions')
export class SettingsVersion {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Only the values that differ from the defaults. */
  @Column('jsonb')
  values: Partial<BusinessSettings>;

  @Column('integer', { nullable: true })
  savedById: number | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
