import { argumentsIn, argumentsOf, wordsOf } from '@shared/i18n/message-parts';
import { reactAdminHindi } from '../../shared/i18n/react-admin.hindi';
import { reactAdminEnglish } from '../../shared/i18n/react-admin-texts';
import { hindi } from './hindi';
import { TEXTS } from './texts.hindi';

it('translates each text once', () => {
  const texts = [reactAdminHindi, ...TEXTS].flatMap((part) => Object.keys(part));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it('has the same parameters in both languages', () => {
  const wrong = Object.entries(hindi).filter(
    ([english, local]) =>
      !english.startsWith('ra.') && argumentsOf(english).join() !== argumentsOf(local).join(),
  );
  expect(wrong).toEqual([]);
});

it('leaves no sentence in Latin letters', () => {
  const latin = Object.values(hindi).filter((text) => /[a-z]+ [a-z]+ [a-z]+/i.test(wordsOf(text)));
  expect(latin).toEqual([]);
});

describe("react-admin's own texts", () => {
  // react-admin passes the name of a field in both forms.
  const PARAMETERS = { field: 'field_lower_first' } as Record<string, string>;

  it.each(Object.entries(reactAdminHindi))('replaces the text %s of react-admin', (key, local) => {
    const english = reactAdminEnglish[key];
    expect(english).toBeDefined();
    expect(argumentsIn(english!)).toEqual(
      expect.arrayContaining(argumentsOf(local).map((name) => PARAMETERS[name] ?? name)),
    );
  });
});
