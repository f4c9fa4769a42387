import { ensureBuilt, ensureInstalled } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
