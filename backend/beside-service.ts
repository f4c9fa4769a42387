import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { defined } from './contract/defined.js';
import type { Environment } from './platform/config/environment.js';
import { joinEmbeddedPostgres } from './platform/database/embedded.js';

type Work<T> = (app: INestApplicationContext) => Promise<T>;
type Prepare = (environment: Environment, databaseUrl: string) => Promise<void>;

/**
 * Runs the `work` of an operator's command with the application's classes, whether or not the service is running.
 * @param prepare Prepares the database first. By default, the database is used unchanged.
 */
export async function besideService<T>(
  environment: Environment,
  work: Work<T>,
  prepare?: Prepare,
): Promise<T> {
  const postgres = environment.databaseUrl === null ? await joinEmbeddedPostgres(environment.dataDir) : null;
  try {
    const url = environment.databaseUrl ?? defined(postgres, 'postgres').url;
    await prepare?.(environment, url);
    return await onServices(environment, url, work);
  } finally {
    await postgres?.stop();
  }
}

async function onServices<T>(environment: Environment, url: string, work: Work<T>): Promise<T> {
  const app = await NestFactory.createApplicationContext(AppModule.with(environment, url), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
