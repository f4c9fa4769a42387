import 'reflect-metadata';

import type { INestApplicationContext } from '@nestjs/common';
import { besideService } from './beside-service.js';
import {
  RequestLostDocuments,
  ResealDriverRecords,
  ResealIdentities,
  ResealLicences,
} from './modules/customers/index.js';
import { ResealFactors } from './modules/login/index.js';
import { ResealDestination } from './modules/payments/index.js';
import { SealedKeys } from './platform/auth/sealed-keys.js';
import { readEnvironment } from './platform/config/environment.js';
import { FileStorage, ResealFiles } from './platform/files/index.js';
import { ResealMessages } from './platform/outbox/reseal-messages.js';

type Work = (app: INestApplicationContext) => Promise<string[]>;

/** Seals all data of APP_SECRET_PREVIOUS with APP_SECRET, while the service runs with both secrets. */
const rotate: Work = async (app) => {
  const ms = await app.get(SealedKeys).msUntilBound();
  if (ms > 0)
    throw new Error(
      `Run this again in ${Math.ceil(ms / 60_000)} minutes: until then processes of the previous version could not read the result.`,
    );
  const identities = app.get(ResealIdentities, { strict: false });
  const counts = {
    'numbers of identity documents': await identities.run(),
    'driving licences': await app.get(ResealLicences, { strict: false }).run(),
    'driver records': await app.get(ResealDriverRecords, { strict: false }).run(),
    messages: await app.get(ResealMessages, { strict: false }).run(),
    files: await app.get(ResealFiles, { strict: false }).run(),
    'destinations of refunds': await app.get(ResealDestination, { strict: false }).run(),
    'authenticator apps': await app.get(ResealFactors, { strict: false }).run(),
  };
  const lines = Object.entries(counts).map(([what, { resealed, unreadable }]) =>
    unreadable > 0 ? `${what}: ${resealed}, not readable ${unreadable}` : `${what}: ${resealed}`,
  );
  const unreadable = new Set(Object.values(counts).flatMap(({ keyIds }) => [...keyIds]));
  if (!(await app.get(SealedKeys).keepCurrentOnly(unreadable))) process.exitCode = 1;
  const withoutNumber = await identities.withoutNumber();
  if (withoutNumber > 0) lines.push(`last four digits only, which stay as they are: ${withoutNumber}`);
  return ['Sealed with APP_SECRET:', ...lines.map((line) => `  ${line}`)];
};

/** Gives up the data of a lost key. The operator types the key twice, because the data cannot be read afterwards. */
const giveUp: Work = async (app) => {
  const [, , , keyId, again] = process.argv;
  if (!keyId || keyId !== again)
    throw new Error('Type the key twice: npm run keys:give-up -- 3fa2b81c 3fa2b81c');
  const keys = app.get(SealedKeys);
  await keys.requireLost(keyId);
  const files = await app.get(ResealFiles, { strict: false }).lost();
  // Runs before the files are discarded, so that a second run after an interruption still finds them.
  const customers = await app.get(RequestLostDocuments, { strict: false }).run(files);
  const destinations = await app.get(ResealDestination, { strict: false }).giveUp();
  const messages = await app.get(ResealMessages, { strict: false }).giveUp();
  await app.get(FileStorage, { strict: false }).discard(files);
  await keys.giveUp(keyId);
  return [
    `Given up with key ${keyId}:`,
    `  customers who are asked for documents again, unless they have to send them anyway: ${customers}`,
    `  files: ${files.length}`,
    `  destinations of refunds: ${destinations.unreadable}`,
    `  messages: ${messages.unreadable}`,
  ];
};

async function run(): Promise<string[]> {
  const environment = readEnvironment(process.env);
  const isGivenUp = process.argv[2] === 'give-up';
  const work = isGivenUp ? giveUp : rotate;
  if (environment.previousSecret === null && !isGivenUp)
    throw new Error('Set APP_SECRET to the new secret and APP_SECRET_PREVIOUS to the one before it.');
  return besideService(environment, work);
}

try {
  console.log((await run()).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
