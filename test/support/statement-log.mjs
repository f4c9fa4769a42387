// Loaded into a server with `--import`: prints every statement that a request sends to the database, as a line of JSON.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import pg from 'pg';

const request = new AsyncLocalStorage();

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  if (event !== 'request') return emit.call(this, event, ...args);
  return request.run(args[0].headers['x-request-id'], () => emit.call(this, event, ...args));
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (text, values, ...rest) {
  const id = request.getStore();
  if (id && typeof text === 'string')
    process.stdout.write(`STATEMENT ${JSON.stringify({ request: id, text, values })}\n`);
  return query.call(this, text, values, ...rest);
};
