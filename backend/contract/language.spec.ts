import { languageOf } from './language.js';

it.each([
  ['language=hi', 'hi'],
  ['token=abc; language=en; a=b', 'en'],
  ['mylanguage=hi', null],
  ['language=fr', null],
  ['language', null],
  ['', null],
  [undefined, null],
])('reads the language from the cookies "%s"', (cookies, language) => {
  expect(languageOf(cookies)).toBe(language);
});
