import 'reflect-metadata';

import type { INestApplicationContext } from '@nestjs/common';
import { besideService } from './beside-service.js';
import { normaliseMobile } from './contract/customers/identity.js';
import { readEnvironment } from './platform/config/environment.js';
import { prepareDatabase } from './platform/database/prepare-database.js';

/**
 * Runs a command for the mobile number in the first argument, and prints its result or the problem.
 * `example` is the command as the operator types it.
 */
export async function runCommand(
  example: string,
  work: (app: INestApplicationContext, mobile: string) => Promise<string>,
): Promise<void> {
  try {
    const mobile = normaliseMobile(process.argv[2] ?? '');
    if (!mobile) throw new Error(`Give a 10-digit Indian mobile number: ${example}`);
    const environment = readEnvironment(process.env);
    console.log(await besideService(environment, (app) => work(app, mobile), prepareDatabase));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
