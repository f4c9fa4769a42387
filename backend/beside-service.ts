import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import type { Environment } from './platform/config/environment.js';
import { joinEmbeddedPostgres } from './platform/database/embedded.js';

type Work<T> = (app: INestApplicationContext) => Promise<T>;

/** Runs `work` of an operator's command with the services, whether the service itself runs or not. */
export async function besideService<T>(environment: Environment, work: Work<T>): Promise<T> {
  if (environment.databaseUrl !== null) return onServices(environment, environment.databaseUrl, work);
  const postgres = await joinEmbeddedPostgres(environment.dataDir);
  try {
    return await onServices(environment, postgres.url, work);
  } finally {
    await postgres.stop();
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
