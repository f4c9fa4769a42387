import { EMPTY_DRAFT, missingIn } from './complaint-draft.rules';

describe('complaint draft', () => {
  it.each([
    ['nothing', '', '', ['subject', 'message']],
    ['blanks', '  ', '\n', ['subject', 'message']],
    ['a subject only', 'Wet seat', '', ['message']],
    ['both', 'Wet seat', 'It rained in.', []],
  ])('reports the missing fields with %s', (_, subject, message, missing) =>
    expect(missingIn({ ...EMPTY_DRAFT, subject, message })).toEqual(missing),
  );
});
