// From a fresh clone to a running service: installs what is missing, builds what changed, starts.
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

try {
  ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../dist/server/main.js');
