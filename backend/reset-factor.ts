import { ResetFactor } from './modules/login/index.js';
import { runCommand } from './run-command.js';

/** Removes the second factor of an admin. Admins do this for each other in the console; the only admin uses this command. */
await runCommand('npm run admin:reset-factor -- 9876543210', async (app, mobile) => {
  await app.get(ResetFactor, { strict: false }).resetAdmin(mobile);
  return `${mobile} has no second factor now, and is signed out everywhere.`;
});
