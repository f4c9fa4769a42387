import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Of this machine, what a step may know. */
const ENVIRONMENT = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
/** In each stage. */
const WORKDIR = '/app/';
/** Of no effect on the folder of the image. */
const WITHOUT_FILES = ['WORKDIR', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'];

/** What a stage of a Dockerfile leaves behind. */
export interface Stage {
  /** Where its WORKDIR is on this machine. */
  folder: string;
  env: Record<string, string>;
  /** The program and its arguments. */
  command: string[];
}

/**
 * Carries out `Dockerfile` without Docker: COPY and RUN of each stage in a folder of its own under `folder`. The base image is this
 * machine. RUN of the last stage is left out: it prepares a volume outside of the folder.
 * @returns the last stage
 * @throws on an instruction that is not known here
 */
export function carryOut(folder: string): Stage {
  const lines = instructions();
  const count = lines.filter(([name]) => name === 'FROM').length;
  const stages = new Map<string, Stage>();
  let stage = newStage(folder);
  const steps: Record<string, (rest: string) => unknown> = {
    FROM: (rest) => {
      stage = newStage(join(folder, String(stages.size + 1)));
      stages.set(/ AS (\S+)$/.exec(rest)?.[1] ?? '', stage);
    },
    RUN: (rest) =>
      stages.size < count &&
      execFileSync('sh', ['-ec', rest], { cwd: stage.folder, env: ENVIRONMENT, stdio: 'inherit' }),
    COPY: (rest) => copy(rest, stage, stages, folder),
    ENV: (rest) => Object.assign(stage.env, variables(rest)),
    CMD: (rest) => (stage.command = JSON.parse(rest) as string[]),
  };
  for (const [name, rest] of lines) {
    const step = steps[name];
    if (step) step(rest);
    else if (!WITHOUT_FILES.includes(name)) throw new Error(`Dockerfile: ${name} is not known here.`);
  }
  return stage;
}

function newStage(folder: string): Stage {
  mkdirSync(folder, { recursive: true });
  return { folder, env: {}, command: [] };
}

function instructions(): [string, string][] {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

const variables = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((one) => one.split('=') as [string, string]));

function copy(rest: string, stage: Stage, stages: Map<string, Stage>, folder: string): void {
  const words = rest.split(' ');
  const from = /^--from=(.+)$/.exec(words[0]!)?.[1];
  const source = from === undefined ? context(folder) : stages.get(from)!.folder;
  const paths = words.slice(from === undefined ? 0 : 1, -1);
  const target = join(stage.folder, words.at(-1)!);
  for (const path of paths) {
    const isInto = words.at(-1)!.endsWith('/') && path !== '.';
    cpSync(join(source, path.replace(WORKDIR, '')), isInto ? join(target, basename(path)) : target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/** The files of the last commit, without those that `.dockerignore` names. */
function context(folder: string): string {
  const target = join(folder, 'context');
  if (!mkdirSync(target, { recursive: true })) return target;
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const excludes = ignored.map((path) => `--exclude=${path}`);
  execFileSync('tar', ['-x', ...excludes], { cwd: target, input: archive });
  return target;
}
