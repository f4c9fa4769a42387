// The programs beside Node that tests and a cluster need.
import { findProgram, installPackage } from '../debian.mjs';

const PROGRAMS = [
  { names: ['caddy'], from: 'https://caddyserver.com/docs/install' },
  {
    names: ['redis-server', 'valkey-server'],
    from: 'https://redis.io/docs/latest/operate/oss_and_stack/install',
  },
];

const missing = () => PROGRAMS.filter(({ names }) => !findProgram(names));

/** The names of those that are not here. */
export const missingPrograms = () => missing().map(({ names: [name] }) => name);

/** Installs those that are not here; `required` makes it an error that one cannot be. */
export function ensurePrograms({ required }) {
  for (const name of missingPrograms()) {
    console.log(`Installing ${name} …`);
    installPackage([name]);
  }
  if (required && missing().length > 0)
    throw new Error(
      missing()
        .map(({ names: [name], from }) => `${name} is missing: ${from}`)
        .join('\n'),
    );
}
