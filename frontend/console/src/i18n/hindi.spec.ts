import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsIn, argumentsOf, wordsOf } from '@shared/i18n/message-parts';
import { hindi, hindiParts } from './hindi';
import { reactAdminHindi } from './react-admin.hindi';
import { reactAdminEnglish } from './react-admin-texts';
import { serverHindi } from './server.hindi';

const SOURCE = join(__dirname, '..');

it('says each text in Hindi once', () => {
  const texts = hindiParts.flatMap((part) => Object.keys(part));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it('has the same parameters in both languages', () => {
  const wrong = Object.entries(hindi).filter(([english, local]) => {
    if (english.startsWith('ra.')) return false;
    const [expected, used] = [argumentsOf(english), argumentsOf(local)];
    // What the server says stands at its field, which needs no naming again.
    const allowed = english in serverHindi ? expected.filter((name) => used.includes(name)) : expected;
    return `${allowed}` !== `${used}`;
  });
  expect(wrong).toEqual([]);
});

it('leaves no sentence in Latin letters', () => {
  const latin = Object.values(hindi).filter((text) => /[a-z]+ [a-z]+ [a-z]+/i.test(wordsOf(text)));
  expect(latin).toEqual([]);
});

describe("react-admin's own texts", () => {
  // react-admin passes the name of a field in both forms.
  const PARAMETERS = { field: 'field_lower_first' } as Record<string, string>;

  it.each(Object.entries(reactAdminHindi))('%s stands for one of its texts', (key, local) => {
    const english = reactAdminEnglish[key];
    expect(english).toBeDefined();
    expect(argumentsIn(english!)).toEqual(
      expect.arrayContaining(argumentsOf(local).map((name) => PARAMETERS[name] ?? name)),
    );
  });
});

describe('what the server says in English', () => {
  const ROOT = join(SOURCE, '../../..');
  const sources = [
    'backend/modules',
    'backend/platform',
    'backend/contract',
    'frontend/shared',
    'frontend/console/src',
  ].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/spec\.ts$|hindi\.ts$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );
  const quoted = sources
    .flatMap((source) => [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`/g)])
    .map((match) => match[1] ?? match[2] ?? '');
  const exact = new Set(quoted);
  // What a template puts in may be anything.
  const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const shapes = quoted
    .filter((text) => text.includes('${') && text.replace(/\$\{[^}]*\}+/g, '').trim().length >= 5)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\$\{[^}]*\}+/)
            .map(escaped)
            .join('.+')}$`,
        ),
    );

  // Made of a template within a template.
  const nested = / from \{min\} to \{max\}\.$/;
  it.each(Object.keys(serverHindi).filter((text) => !nested.test(text)))(
    'still stands in its sources: %s',
    (text) => {
      expect(exact.has(text) || shapes.some((shape) => shape.test(text))).toBe(true);
    },
  );
});
