// Runs servers of the built product side by side in one process. POST starts one, DELETE /<id> stops it.
import { createServer } from 'node:http';

const load = (file) => import(new URL(`../../../dist/backend/${file}`, import.meta.url).href);
const running = new Map();
let last = 0;

async function start(environment) {
  await import('reflect-metadata');
  const { createApp } = await load('app.setup.js');
  const { readEnvironment } = await load('platform/config/environment.js');
  const read = readEnvironment(environment);
  const app = await createApp(read, read.databaseUrl);
  await app.listen(read.port, read.host);
  const id = (last += 1);
  running.set(id, app);
  return { id, address: await app.getUrl() };
}

async function stop(id) {
  const app = running.get(id);
  running.delete(id);
  await app.close();
  return {};
}

const textOf = async (request) => Buffer.concat(await request.toArray()).toString();

createServer((request, response) => {
  const work =
    request.method === 'POST'
      ? textOf(request).then((text) => start(JSON.parse(text)))
      : stop(Number(request.url.slice(1)));
  work.then(
    (result) => response.end(JSON.stringify(result)),
    (error) => response.writeHead(500).end(String(error?.stack ?? error)),
  );
}).listen(Number(process.env.HOST_PORT ?? 0), '127.0.0.1', function () {
  process.send(this.address().port);
});
process.once('disconnect', () => process.exit());
