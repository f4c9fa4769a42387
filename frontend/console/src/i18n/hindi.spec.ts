import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import englishMessages from 'ra-language-english';
import { findTexts } from './find-texts';
import { hindi, hindiParts } from './hindi';
import { reactAdminHindi } from './react-admin.hindi';
import { serverHindi } from './server.hindi';

const SOURCE = join(__dirname, '..');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.ts$|hindi\.ts$|^i18n\/find-texts|^layout\/theme/.test(file),
);

const nameless = (text: string): string => text.replace(/\{\w*\}/g, '{}');
const known = new Set(Object.keys(hindi).map(nameless));
const found = files.flatMap((file) =>
  findTexts(file, readFileSync(join(SOURCE, file), 'utf8')).map((one) => ({
    ...one,
    location: `${relative('.', file)}:${one.line}: ${one.text}`,
  })),
);

it('has the Hindi of every text of the console', () => {
  expect(found.filter(({ text }) => !known.has(nameless(text))).map(({ location }) => location)).toEqual([]);
});

it('says each text in Hindi once', () => {
  const texts = hindiParts.flatMap((part) => Object.keys(part));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it('shows no text without looking up its Hindi', () => {
  expect(found.filter(({ bare }) => bare).map(({ location }) => location)).toEqual([]);
});

const values = (text: string): string[] => [...(text.match(/\{\w+\}/g) ?? [])].sort();

it('puts the same values into both languages', () => {
  const wrong = Object.entries(hindi).filter(([english, local]) => {
    if (english.startsWith('ra.')) return false;
    // What the server says stands at its field, which needs no naming again.
    const expected =
      english in serverHindi ? values(english).filter((one) => local.includes(one)) : values(english);
    return expected.join() !== values(local).join();
  });
  expect(wrong).toEqual([]);
});

it('leaves no sentence in Latin letters', () => {
  const latin = Object.values(hindi).filter((text) =>
    /[a-z]+ [a-z]+ [a-z]+/i.test(text.replace(/\{\w+\}/g, '')),
  );
  expect(latin).toEqual([]);
});

describe("react-admin's own texts", () => {
  const english = (key: string): unknown =>
    key
      .split('.')
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        englishMessages,
      );
  const parts = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

  it.each(Object.entries(reactAdminHindi))('%s stands for one of its texts', (key, local) => {
    const text = english(key);
    expect(typeof text).toBe('string');
    expect(parts(text as string)).toEqual(
      expect.arrayContaining(parts(local).filter((one) => one !== '%{field}')),
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
  const nested = ' from {min} to {max}.';
  it.each(Object.keys(serverHindi).filter((text) => !text.endsWith(nested)))(
    'still stands in its sources: %s',
    (text) => {
      expect(exact.has(text) || shapes.some((shape) => shape.test(text))).toBe(true);
    },
  );
});
