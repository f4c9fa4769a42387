import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { ResealAadhaar } from './modules/customers/index.js';
import { ResealFactors } from './modules/login/index.js';
import { ResealDestination } from './modules/payments/index.js';
import { type Environment, readEnvironment } from './platform/config/environment.js';
import { joinEmbeddedPostgres } from './platform/database/embedded.js';
import { ResealFiles } from './platform/files/index.js';
import { ResealMessages } from './platform/outbox/reseal-messages.js';

/** Seals all data of APP_SECRET_PREVIOUS with APP_SECRET, while the service runs with both secrets. */
async function rotate(environment: Environment, url: string): Promise<string[]> {
  const app = await NestFactory.createApplicationContext(AppModule.with(environment, url), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    const aadhaar = app.get(ResealAadhaar, { strict: false });
    const counts = {
      'Aadhaar numbers': await aadhaar.run(),
      messages: await app.get(ResealMessages, { strict: false }).run(),
      files: await app.get(ResealFiles, { strict: false }).run(),
      'destinations of refunds': await app.get(ResealDestination, { strict: false }).run(),
      'authenticator apps': await app.get(ResealFactors, { strict: false }).run(),
    };
    const lines = Object.entries(counts).map(([what, { resealed, unreadable }]) =>
      unreadable > 0 ? `${what}: ${resealed}, not readable ${unreadable}` : `${what}: ${resealed}`,
    );
    if (Object.values(counts).some(({ unreadable }) => unreadable > 0)) process.exitCode = 1;
    const withoutNumber = await aadhaar.withoutNumber();
    if (withoutNumber > 0) lines.push(`last four digits only, which stay as they are: ${withoutNumber}`);
    return ['Sealed with APP_SECRET:', ...lines.map((line) => `  ${line}`)];
  } finally {
    await app.close();
  }
}

async function run(): Promise<string[]> {
  const environment = readEnvironment(process.env);
  if (environment.previousSecret === null)
    throw new Error('Set APP_SECRET to the new secret and APP_SECRET_PREVIOUS to the one before it.');
  if (environment.databaseUrl !== null) return rotate(environment, environment.databaseUrl);
  const postgres = await joinEmbeddedPostgres(environment.dataDir);
  try {
    return await rotate(environment, postgres.url);
  } finally {
    await postgres.stop();
  }
}

try {
  console.log((await run()).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
