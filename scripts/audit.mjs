// Checks the licences, published vulnerabilities and signatures of the packages in a production installation. Then
// searches the tracked files for secrets.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const ALLOWED = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Unlicense',
]);
/** Packages with another licence, or with none in their package.json, each with the reason to allow it. */
const BY_NAME = new Map([
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later: loaded as a library, which anybody may replace'],
  [/^argparse$/, 'Python-2.0: permissive'],
  [/^png-js$/, 'MIT in its LICENSE file'],
]);

function npm(...args) {
  const { stdout, status } = spawnSync('npm', [...args, '--fetch-retries=0'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, report: JSON.parse(stdout || '{}') };
}

function licenceProblems() {
  const { report } = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
  const problems = report.components.flatMap(({ name, version, licenses = [] }) => {
    const names = licenses.flatMap(({ license, expression }) =>
      (expression ?? license?.id ?? license?.name ?? '').split(/ (?:AND|OR) |[()]/).filter(Boolean),
    );
    const isAllowed = names.length > 0 && names.every((licence) => ALLOWED.has(licence));
    if (isAllowed || [...BY_NAME.keys()].some((pattern) => pattern.test(name))) return [];
    return [`${name} ${version} has the licence ${names.join(', ') || 'none'}, which is not on the list.`];
  });
  console.log(`${report.components.length} packages, ${problems.length} licences not on the list`);
  return problems;
}

/** A registry that does not offer the check is a problem only with AUDIT=required. */
function unchecked(what, why = 'the registry does not answer') {
  console.log(`${what}: not checked, because ${why}`);
  return process.env.AUDIT === 'required' ? [`${what} could not be checked.`] : [];
}

function vulnerabilityProblems() {
  const { report } = npm('audit', '--omit=dev', '--json');
  if (!report.metadata) return unchecked('Vulnerabilities');
  const { high, critical } = report.metadata.vulnerabilities;
  console.log(`${high + critical} packages with a high or critical vulnerability`);
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} has a ${severity} vulnerability: npm audit --omit=dev.`);
}

function signatureProblems() {
  const { report, status } = npm('audit', 'signatures', '--json');
  if (!report.invalid) return unchecked('Signatures');
  console.log(`${report.invalid.length} packages with an invalid signature`);
  return status === 0 ? [] : report.invalid.map(({ name }) => `${name} has an invalid signature.`);
}

/** Types of files without text. */
const BINARY = /\.(avif|ico|jpg|pdf|png|webp|woff2)$/;

const SECRETLINT = 'node_modules/secretlint/bin/secretlint.js';
/** Files in one run of Secretlint, whose time grows with the square of the number of files. */
const AT_ONCE = 400;

function secretProblems() {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) return unchecked('Secrets in files', 'this is no clone');
  const isText = (file) => file !== '' && !BINARY.test(file) && existsSync(join(ROOT, file));
  const files = stdout.split('\0').filter(isText);
  const problems = [];
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const args = [SECRETLINT, '--no-color', ...files.slice(from, from + AT_ONCE)];
    const found = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    if (found.status !== 0) problems.push(found.stdout + found.stderr);
  }
  console.log(`${files.length} files searched for secrets`);
  return problems;
}

const problems = [
  ...licenceProblems(),
  ...vulnerabilityProblems(),
  ...signatureProblems(),
  ...secretProblems(),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
