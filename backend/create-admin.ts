import { MAX_NAME_LENGTH } from './contract/limits.js';
import { AddStaff } from './modules/staff/index.js';
import { runCommand } from './run-command.js';

/** Adds the first admin of an installation. Signed-in admins add all other staff. */
await runCommand('npm run admin:create -- 9876543210 "Asha Kulkarni"', async (app, mobile) => {
  const name = process.argv.slice(3).join(' ').trim().slice(0, MAX_NAME_LENGTH) || null;
  await app.get(AddStaff, { strict: false }).add(null, { role: 'ADMIN', mobile, name }, null);
  return `${name ? `${name} (${mobile})` : mobile} is an admin now and can sign in at /admin.`;
});
