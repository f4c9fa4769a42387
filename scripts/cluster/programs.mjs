// Programs that tests and a cluster need besides Node.
import { ensureProgram, findProgram } from '../debian.mjs';

const PROGRAMS = [
  { names: ['caddy'], from: 'https://caddyserver.com/docs/install' },
  {
    names: ['redis-server', 'valkey-server'],
    from: 'https://redis.io/docs/latest/operate/oss_and_stack/install',
  },
];

const missing = () => PROGRAMS.filter(({ names }) => !findProgram(names));

/** Names of the programs that are not installed. */
export const missingPrograms = () => missing().map(({ names: [name] }) => name);

/** Installs missing programs. @throws Error if one is missing afterwards and `required` is set */
export function ensurePrograms({ required }) {
  for (const name of missingPrograms()) ensureProgram(name);
  if (required && missing().length > 0)
    throw new Error(
      missing()
        .map(({ names: [name], from }) => `${name} is missing: ${from}`)
        .join('\n'),
    );
}
