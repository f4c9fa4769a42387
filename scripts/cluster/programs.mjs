// The programs beside Node that a cluster consists of.
import { findProgram, installPackage } from '../debian.mjs';

const PROGRAMS = { caddy: 'https://caddyserver.com/docs/install' };

/** Which of them are not here. */
export const missingPrograms = () => Object.keys(PROGRAMS).filter((name) => !findProgram([name]));

/** Installs those that are not here; `required` makes it an error that one cannot be. */
export function ensurePrograms({ required }) {
  for (const name of missingPrograms()) {
    console.log(`Installing ${name} …`);
    installPackage([name]);
  }
  const missing = missingPrograms();
  if (required && missing.length > 0)
    throw new Error(missing.map((name) => `${name} is missing: ${PROGRAMS[name]}`).join('\n'));
}
