// Where the product's processor time goes under load: `npm run bench -- list --profile`.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../prepare.mjs';

const FUNCTIONS = 15;
const IDLE = '(idle)';

/** Microseconds of the clock that V8 writes into its profiles. */
const now = () => Number(process.hrtime.bigint() / 1000n);

/** The profile of one row. A profiled server is slower, so its figures are no measurement. */
export class Profile {
  windows = [];

  constructor(row) {
    this.folder = join(ROOT, 'dist/bench', `profile-${row}`);
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
  }

  /** For the product's process. */
  get nodeOptions() {
    return ['--cpu-prof', '--cpu-prof-interval', '250', '--cpu-prof-dir', this.folder];
  }

  /** Whatever happens elsewhere, such as at the start, is left out. */
  async during(work) {
    const from = now();
    const result = await work();
    this.windows.push([from, now()]);
    return result;
  }

  /** The functions that took the most time themselves, when the product has stopped. */
  summary() {
    const [file] = readdirSync(this.folder);
    const path = join(this.folder, file);
    const { nodes, samples, timeDeltas, startTime } = JSON.parse(readFileSync(path, 'utf8'));
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const times = new Map();
    let at = startTime;
    samples.forEach((id, index) => {
      at += timeDeltas[index];
      if (!this.windows.some(([from, to]) => at >= from && at <= to)) return;
      const name = nameOf(byId.get(id).callFrame);
      if (name !== IDLE) times.set(name, (times.get(name) ?? 0) + timeDeltas[index]);
    });
    const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
    const lines = [...times]
      .sort(([, a], [, b]) => b - a)
      .slice(0, FUNCTIONS)
      .map(([name, time]) => `${((100 * time) / busy).toFixed(1).padStart(6)} %  ${name}`);
    return [...lines, relative(ROOT, path)].join('\n');
  }
}

/** Work that belongs to the profile of a row, if there is one. */
export const profiled = ({ profile }, work) => (profile ? profile.during(work) : work());

function nameOf({ functionName, url }) {
  const name = functionName || '(anonymous)';
  if (name.startsWith('(') && url === '') return name;
  return `${name}  ${url ? url.split('/').slice(-2).join('/') : '(native)'}`;
}
