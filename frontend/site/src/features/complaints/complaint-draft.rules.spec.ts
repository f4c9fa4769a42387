import { contentOf, EMPTY_DRAFT, missingIn } from './complaint-draft.rules';

describe('complaint draft', () => {
  it.each([
    ['nothing', '', '', ['subject', 'message']],
    ['blanks', '  ', '\n', ['subject', 'message']],
    ['a subject only', 'Wet seat', '', ['message']],
    ['both', 'Wet seat', 'It rained in.', []],
  ])('reports the missing fields with %s', (_, subject, message, missing) =>
    expect(missingIn({ ...EMPTY_DRAFT, subject, message })).toEqual(missing),
  );

  it('returns the same content until a text or the image changes', () => {
    const draft = { subject: 'a', message: 'b', image: new File(['1'], 'a.png', { lastModified: 1 }) };
    expect(contentOf({ ...draft })).toBe(contentOf(draft));
    expect(contentOf({ ...draft, message: 'c' })).not.toBe(contentOf(draft));
    expect(contentOf({ ...draft, image: null })).not.toBe(contentOf(draft));
    const other = new File(['12'], 'a.png', { lastModified: 1 });
    expect(contentOf({ ...draft, image: other })).not.toBe(contentOf(draft));
  });
});
