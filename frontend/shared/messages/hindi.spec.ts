import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages, Texts } from '@contract/messages/define-messages';
import { argumentsOf, wordsOf } from '../i18n/message-parts';
import { serverHindi } from './hindi';

const FOLDER = join(__dirname, '../../../backend/contract/messages');
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
