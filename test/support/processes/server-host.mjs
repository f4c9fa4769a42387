// Runs servers of the built product side by side in one process. POST / starts one, POST /<id>/<job> runs a job of it,
// DELETE /<id> stops it.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const load = () => import(new URL('../../../dist/server/hosted.js', import.meta.url).href);
const running = new Map();
/** These run only if a spec requests it, because on schedule they would add messages and bills between its steps. */
const NEVER_BY_THEMSELVES = ['mail-documents', 'issue-bills'];
let last = 0;

async function start(environment) {
  const { createApp, readEnvironment } = await load();
  const read = readEnvironment(environment);
  const app = await createApp(read, read.databaseUrl);
  await app.listen(read.port, read.host);
  for (const name of NEVER_BY_THEMSELVES) await (await jobOf(app, name)).stop();
  const id = (last += 1);
  running.set(id, app);
  return { id, address: await app.getUrl() };
}

async function jobOf(app, name) {
  const { SchedulerRegistry } = await load();
  return app.get(SchedulerRegistry, { strict: false }).getCronJob(name);
}

/** Runs a scheduled job to its end. Waits first until a run on schedule has ended. */
async function runJob(id, name) {
  const job = await jobOf(running.get(id), name);
  while (job.isCallbackRunning) await pause(5);
  await job.fireOnTick();
  return {};
}

async function stop(id) {
  const app = running.get(id);
  running.delete(id);
  await app.close();
  return {};
}

const textOf = async (request) => Buffer.concat(await request.toArray()).toString();

createServer((request, response) => {
  const [id, job] = request.url.slice(1).split('/');
  const work = async () => {
    if (request.method === 'DELETE') return stop(Number(id));
    return job ? runJob(Number(id), job) : start(JSON.parse(await textOf(request)));
  };
  work().then(
    (result) => response.end(JSON.stringify(result)),
    (error) => response.writeHead(500).end(String(error?.stack ?? error)),
  );
}).listen(Number(process.env.HOST_PORT ?? 0), '127.0.0.1', function () {
  process.send(this.address().port);
});
process.once('disconnect', () => process.exit());
