import pg from 'pg';

/** The embedded PostgreSQL on a fixed port. It is restarted if it ends without a stop. */
export class Postgres {
  name = 'postgres';
  #server = null;

  constructor(dataDir, port) {
    Object.assign(this, { dataDir, port });
  }

  async start() {
    const { startEmbeddedPostgres } = await import('../../dist/backend/platform/database/embedded.js');
    const server = await startEmbeddedPostgres(this.dataDir, this.port);
    this.#server = server;
    this.url = server.url;
    await this.#watch(server);
  }

  async stop() {
    const server = this.#server;
    this.#server = null;
    await server?.stop();
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  /** Detects the end of the server by the end of a connection. */
  async #watch(server) {
    const client = new pg.Client({ connectionString: server.url, application_name: 'supervisor' });
    client.on('error', () => undefined);
    client.once('end', () => {
      if (this.#server !== server) return;
      console.log('postgres ended and is started again.');
      this.start().catch((error) => console.error(`postgres | ${error.message}`));
    });
    await client.connect();
  }
}
