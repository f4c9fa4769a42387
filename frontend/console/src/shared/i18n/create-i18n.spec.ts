import { createI18n } from './create-i18n';

describe('texts of react-admin', () => {
  const { translate } = createI18n({ language: 'en', translations: {} }, String);

  it("returns react-admin's own text by its key", () => expect(translate('ra.action.cancel')).toBe('Cancel'));

  it('returns the default text of an unknown key, such as the gap between page numbers', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const text = 'Go to end-ellipsis page';
    expect(translate('ra.navigation.end-ellipsis', { _: text })).toBe(text);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
