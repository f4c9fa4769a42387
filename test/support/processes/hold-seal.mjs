// Loaded before a rotation: it creates the file HOLD, and writes its first sealed file once HOLD is gone.
import { existsSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

const { HOLD } = process.env;
const { rename } = files;
let isFirst = true;
files.rename = async (from, to) => {
  if (isFirst && to.includes('encrypted')) {
    isFirst = false;
    writeFileSync(HOLD, '');
    while (existsSync(HOLD)) await pause(20);
  }
  return rename(from, to);
};
syncBuiltinESMExports();
