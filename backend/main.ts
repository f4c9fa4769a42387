import 'reflect-metadata';
import { createApp } from './app.setup.js';
import { readEnvironment, type Environment } from './platform/config/environment.js';
import { migrate } from './platform/database/data-source.js';
import { startEmbeddedPostgres } from './platform/database/embedded.js';

/** A running service: where it answers, and how to stop everything it started. */
export interface Running {
  environment: Environment;
  address: string;
  stop(): Promise<void>;
}

export async function start(): Promise<Running> {
  const environment = readEnvironment(process.env);
  const postgres = environment.databaseUrl === null ? await startEmbeddedPostgres(environment.dataDir) : null;
  try {
    const databaseUrl = environment.databaseUrl ?? postgres!.url;
    await migrate(databaseUrl);
    const app = await createApp(environment, databaseUrl);
    await app.listen(environment.port, environment.host);
    return {
      environment,
      address: await app.getUrl(),
      stop: async () => {
        await app.close();
        await postgres?.stop();
      },
    };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

try {
  const running = await start();
  console.log(`Listening on ${running.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
