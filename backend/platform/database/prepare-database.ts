import type { Environment } from '../config/environment.js';
import { migrate, settlePooled } from './data-source.js';

type Urls = Pick<Environment, 'ownerDatabaseUrl' | 'directDatabaseUrl'>;

/** Applies pending migrations and adapts a pooler. @param databaseUrl the database of the service */
export async function prepareDatabase(urls: Urls, databaseUrl: string): Promise<void> {
  await migrate(urls.ownerDatabaseUrl ?? databaseUrl);
  await settlePooled(urls.directDatabaseUrl ?? databaseUrl, databaseUrl);
}
