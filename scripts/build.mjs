import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
await ensureBuilt(process.argv.slice(2));
