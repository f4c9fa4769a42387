import 'reflect-metadata';

import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { normaliseMobile } from './contract/customers/identity.js';
import { defined } from './contract/defined.js';
import { readEnvironment } from './platform/config/environment.js';
import { startEmbeddedPostgres } from './platform/database/embedded.js';
import { prepareDatabase } from './platform/database/prepare-database.js';

/**
 * Runs a command about the mobile number that the operator gave, and prints its result or what is wrong.
 * `example` is the command as the operator types it.
 */
export async function runCommand(
  example: string,
  work: (app: INestApplicationContext, mobile: string) => Promise<string>,
): Promise<void> {
  try {
    const mobile = normaliseMobile(process.argv[2] ?? '');
    if (!mobile) throw new Error(`Give a 10-digit Indian mobile number: ${example}`);
    console.log(await onServices((app) => work(app, mobile)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function onServices(work: (app: INestApplicationContext) => Promise<string>): Promise<string> {
  const environment = readEnvironment(process.env);
  const postgres = environment.databaseUrl === null ? await startEmbeddedPostgres(environment.dataDir) : null;
  try {
    const url = environment.databaseUrl ?? defined(postgres, 'postgres').url;
    await prepareDatabase(environment, url);
    const app = await NestFactory.createApplicationContext(AppModule.with(environment, url), {
      logger: ['error'],
      abortOnError: false,
    });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  } finally {
    await postgres?.stop();
  }
}
