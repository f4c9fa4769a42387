import { ResetFactor } from './modules/login/index.js';
import { runCommand } from './run-command.js';

/** Removes the second factor of an admin. Other admins do this in the console; the only one has nobody to ask. */
await runCommand('npm run admin:reset-factor -- 9876543210', async (app, mobile) => {
  await app.get(ResetFactor, { strict: false }).resetAdmin(mobile);
  return `${mobile} has no second factor now, and is signed out everywhere.`;
});
