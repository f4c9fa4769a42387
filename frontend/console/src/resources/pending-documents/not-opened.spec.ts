import { notOpened } from './not-opened';

const paths = { aadhaarFilePath: '/a', licenseFilePath: '/l' };

describe('the documents that were not opened yet', () => {
  it.each([
    [[], 'View both documents to approve.'],
    [['/a', '/other'], 'View the licence to approve.'],
    [['/l'], 'View the Aadhaar to approve.'],
    [['/l', '/a'], null],
  ])('returns for the opened documents %j the text %j', (opened, missing) =>
    expect(notOpened(paths, opened)).toBe(missing),
  );

  it('includes a document that was never sent', () =>
    expect(notOpened({ ...paths, licenseFilePath: null }, ['/a'])).toBe('View the licence to approve.'));
});
