import { PrintCode } from './modules/login/index.js';
import { runCommand } from './run-command.js';

/** Prints a one-time code for a staff member who has requested one at the sign-in but has no phone or network. */
await runCommand('npm run admin:code -- 9876543210', async (app, mobile) => {
  const code = await app.get(PrintCode, { strict: false }).print(mobile);
  return `${code} is the one-time code of ${mobile}, for the sign-in page that requested one last. It is valid for ten minutes.`;
});
