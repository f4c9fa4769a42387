// Starts the service from a fresh clone: installs missing packages, builds changed parts, runs it.
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

try {
  ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../dist/server/main.js');
