import type { INestApplicationContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Day } from '../contract/calendar.js';
import type { BusinessSettings } from '../modules/settings/index.js';
import type { Caller } from '../platform/auth/access.js';
import type { DemoUploads } from './demo-uploads.js';

/** The services that every part of the demo data uses. */
export interface Seeding {
  app: INestApplicationContext;
  db: DataSource;
  uploads: DemoUploads;
  settings: BusinessSettings;
  /** In the city's zone. */
  today: Day;
  staff: DemoStaff;
  /** Reports the progress. */
  report: (line: string) => void;
  /** Set if the service stops before the data is complete; the next start continues. */
  stopping: AbortSignal;
}

export interface DemoStaff {
  admin: Caller;
  desk: Caller;
}
