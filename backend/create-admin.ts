import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { normaliseMobile } from './contract/customers/identity.js';
import { defined } from './contract/defined.js';
import { MAX_NAME_LENGTH } from './contract/limits.js';
import { AddStaff } from './modules/staff/index.js';
import { readEnvironment } from './platform/config/environment.js';
import { migrate } from './platform/database/data-source.js';
import { startEmbeddedPostgres } from './platform/database/embedded.js';

/** Adds the first admin of an installation. Signed-in admins add all other staff. */
async function createAdmin(given: string | undefined, words: readonly string[]): Promise<string> {
  const mobile = given === undefined ? null : normaliseMobile(given);
  if (!mobile)
    throw new Error(
      'Give a 10-digit Indian mobile number: npm run admin:create -- 9876543210 "Asha Kulkarni"',
    );
  const name = words.join(' ').trim().slice(0, MAX_NAME_LENGTH) || null;
  const environment = readEnvironment(process.env);
  const postgres = environment.databaseUrl === null ? await startEmbeddedPostgres(environment.dataDir) : null;
  try {
    const url = environment.databaseUrl ?? defined(postgres, 'postgres').url;
    await migrate(url);
    const app = await NestFactory.createApplicationContext(AppModule.with(environment, url), {
      logger: ['error'],
      abortOnError: false,
    });
    try {
      await app.get(AddStaff, { strict: false }).add(null, { role: 'ADMIN', mobile, name }, null);
    } finally {
      await app.close();
    }
  } finally {
    await postgres?.stop();
  }
  return name ? `${name} (${mobile})` : mobile;
}

try {
  console.log(
    `${await createAdmin(process.argv[2], process.argv.slice(3))} is an admin now and can sign in at /admin.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
