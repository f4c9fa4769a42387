import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf, wordsOf } from '../../../frontend/shared/i18n/message-parts.js';
import type { Messages, Texts } from '../../contract/messages/define-messages.js';

const MODULES = join(__dirname, '../../modules');
const valueOf = (file: string): unknown => Object.values(jest.requireActual<object>(file))[0];

const pairs = readdirSync(MODULES).flatMap((module) => {
  const folder = join(MODULES, module, 'messages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('-texts.ts'))
    .flatMap((file) => {
      const { scope, english } = valueOf(join(folder, file)) as Messages<Texts>;
      const hindi = valueOf(join(folder, file.replace(/\.ts$/, '.hindi.ts'))) as Texts;
      return Object.keys(english).map((key) => ({
        name: `${scope}.${key}`,
        english: english[key] ?? '',
        hindi: hindi[key] ?? '',
      }));
    });
});

it('covers all modules that send e-mails', () => {
  expect(new Set(pairs.map(({ name }) => name.split('.')[0])).size).toBe(14);
});

/** Omits the parameter `kind`, because only Hindi verbs depend on the gender of a booking or reservation. */
const withoutKind = (names: string[]): string[] => names.filter((name) => name !== 'kind');

it.each(pairs)('has the same parameters in both languages in $name', ({ english, hindi }) => {
  expect(withoutKind(argumentsOf(hindi))).toEqual(argumentsOf(english));
});

it('contains no Hindi sentence in Latin letters', () => {
  expect(pairs.filter(({ hindi }) => /[a-z]+ [a-z]+ [a-z]+/i.test(wordsOf(hindi)))).toEqual([]);
});
