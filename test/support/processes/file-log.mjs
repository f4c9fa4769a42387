// Loaded into a server with `--import`: prints each rename and each flush to disk, in the order in which they occur.
import { readlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const say = (what, path) => process.stdout.write(`FILE ${what} ${path}\n`);

const handle = await fs.open('/dev/null');
const prototype = Object.getPrototypeOf(handle);
await handle.close();
const { sync } = prototype;
prototype.sync = async function () {
  await sync.call(this);
  say('synced', readlinkSync(`/proc/self/fd/${this.fd}`));
};

const { rename } = fs;
fs.rename = async (from, to) => {
  await rename(from, to);
  say('renamed', to);
};
syncBuiltinESMExports();
