import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages, Texts } from '@contract/messages/define-messages';
import { argumentsOf, wordsOf } from '../i18n/message-parts';
import { serverHindi } from './hindi';

const ROOT = join(__dirname, '../../..');
const FOLDER = join(ROOT, 'backend/contract/messages');
const groups = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.messages.ts'))
  .flatMap((file) => Object.values(jest.requireActual<Record<string, Messages<Texts>>>(join(FOLDER, file))));

it('contains every group of messages', () => {
  expect(Object.keys(serverHindi).sort()).toEqual(groups.map(({ scope }) => scope).sort());
});

const pairs = groups.flatMap(({ scope, english }) =>
  Object.entries(english).map(([key, text]) => ({
    name: `${scope}.${key}`,
    text,
    hindi: (serverHindi as Record<string, Texts>)[scope]?.[key] ?? '',
  })),
);

it.each(pairs)('has the same parameters in $name', ({ text, hindi }) => {
  // A message next to its field does not repeat the field's name and may omit details.
  expect(argumentsOf(text)).toEqual(expect.arrayContaining(argumentsOf(hindi)));
});

it('contains no sentence in Latin letters', () => {
  expect(
    pairs.filter(({ hindi }) => /[a-z]+ [a-z]+ [a-z]+/i.test(wordsOf(hindi).replace('UPI ID name@bank', ''))),
  ).toEqual([]);
});

/** Terms that the product does not use. किराया means the fare, not the contract. */
const FORBIDDEN =
  /लॉग इन|साइन[ -]?इन|काग़ज़(?! पर)|धन-?वापसी|अनुबंध|संदर्भ|^(?!रद्द( करें)?$).*रद्द|बिना किरा|किराया ख़त्म|किरा(ये|ए) के पेज|आपके किराए|खुल[ाे] किरा|ithout a rental|\bpapers\b/;

it('uses no forbidden term in any catalogue', () => {
  const texts = ['backend', 'frontend'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(hindi|inspection-points)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(/'([^'\n]+)'/g)]),
  );
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.map(([, text]) => text).filter((text) => FORBIDDEN.test(text!))).toEqual([]);
});
