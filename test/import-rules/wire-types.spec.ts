import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

const CONFIG = `
import ts from 'typescript-eslint';
import { wireTypeRule } from ${JSON.stringify(join(ROOT, 'scripts/wire-type-rule.mjs'))};
export default [{
  files: ['wire.ts'],
  languageOptions: { parser: ts.parser, parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
  plugins: { contract: { rules: { 'wire-types': wireTypeRule } } },
  rules: { 'contract/wire-types': 'error' },
}];`;

const OTHER = `
export class Car { id: number; }
export interface Payee { name: string; }
export type Colour = 'red' | 'blue';`;

/** One field in a line. */
const FIELDS = [
  'car: Car | null;',
  'colours: Record<string, Colour[]>;',
  'declared: Payee;',
  'listed: Payee[] | null;',
  'partial: Partial<Payee>;',
  'inline: { id: number };',
  'both: Car & Colour;',
];

/** The fields with a problem, in the words of the linter. */
function problems(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'rental-wire-types-'));
  try {
    const wire = [
      `import type { Car, Colour, Payee } from './other.js';`,
      'export class Wire {',
      ...FIELDS,
      '}',
    ];
    for (const [file, text] of Object.entries({
      'eslint.config.mjs': CONFIG,
      'tsconfig.json': '{ "compilerOptions": { "module": "nodenext" }, "include": ["*.ts"] }',
      'other.ts': OTHER,
      'wire.ts': wire.join('\n'),
    }))
      writeFileSync(join(folder, file), text);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const program = join(ROOT, 'node_modules/eslint/bin/eslint.js');
    const { stdout } = spawnSync(process.execPath, [program, '--format', 'json', 'wire.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const [{ messages }] = JSON.parse(stdout) as [{ messages: { line: number; messageId: string }[] }];
    return messages.map(({ line, messageId }) => `${messageId}: ${wire[line - 1]}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('lint rule of wire types', () => {
  it('reports each field whose type is no class', () => {
    expect(problems()).toEqual([
      'interface: declared: Payee;',
      'interface: listed: Payee[] | null;',
      'interface: partial: Partial<Payee>;',
      'inline: inline: { id: number };',
      'inline: both: Car & Colour;',
    ]);
  }, 60_000);
});
