import { contentKey } from './content-key';

describe('key of the content of a request', () => {
  const file = (name: string, text = '1') => new File([text], name, { lastModified: 1 });

  it('is the same for the same texts and files', () =>
    expect(contentKey({ text: 'a', files: [file('a.png')] })).toBe(
      contentKey({ text: 'a', files: [file('a.png')] }),
    ));

  it.each([
    ['text', { text: 'b', files: [file('a.png'), file('b.png')] }],
    ['size', { text: 'a', files: [file('a.png', '12'), file('b.png')] }],
    ['order of files', { text: 'a', files: [file('b.png'), file('a.png')] }],
    ['number of files', { text: 'a', files: [file('a.png')] }],
  ])('differs with another %s', (_, other) =>
    expect(contentKey(other)).not.toBe(contentKey({ text: 'a', files: [file('a.png'), file('b.png')] })),
  );
});
