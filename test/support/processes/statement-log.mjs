// Loaded into a server with `--import`: prints every statement that a request sends to the database, as a line of JSON.
// With STATEMENT_ROWS=on, the returned rows follow on another line.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import pg from 'pg';

const request = new AsyncLocalStorage();

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  if (event !== 'request') return emit.call(this, event, ...args);
  return request.run(args[0].headers['x-request-id'], () => emit.call(this, event, ...args));
};

const print = (kind, line) => process.stdout.write(`${kind} ${JSON.stringify(line)}\n`);
let sent = 0;

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (statement, values, ...rest) {
  const id = request.getStore();
  const { text, values: own, name } = typeof statement === 'string' ? { text: statement } : statement;
  if (!id || typeof text !== 'string') return query.call(this, statement, values, ...rest);
  const number = (sent += 1);
  print('STATEMENT', { request: id, number, name, text, values: own ?? values });
  const answer = query.call(this, statement, values, ...rest);
  if (process.env.STATEMENT_ROWS === 'on')
    void answer?.then?.(
      ({ rows }) => print('ROWS', { request: id, number, rows }),
      () => undefined,
    );
  return answer;
};
