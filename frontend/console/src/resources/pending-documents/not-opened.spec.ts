import { notOpened } from './not-opened';

const identity = { filePath: '/p', check: null };
const paths = { identity, licenseFilePath: '/l' };

describe('the documents that were not opened yet', () => {
  it.each([
    [[], 'View both documents to approve.'],
    [['/p', '/other'], 'View the licence to approve.'],
    [['/l'], 'View the identity document to approve.'],
    [['/l', '/p'], null],
  ])('returns for the opened documents %j the text %j', (opened, missing) =>
    expect(notOpened(paths, opened)).toBe(missing),
  );

  it('includes a licence that was never sent', () =>
    expect(notOpened({ ...paths, licenseFilePath: null }, ['/p'])).toBe('View the licence to approve.'));

  it('does not include a card whose QR code was checked', () => {
    const check = {
      checkedAt: '2026-11-20T08:15:00.000Z',
      issuedAt: '2025-03-08T06:14:07.000Z',
      certificate: 'AB',
      nameEqual: true,
      birthDateEqual: null,
    };
    expect(notOpened({ ...paths, identity: { filePath: null, check } }, ['/l'])).toBeNull();
  });

  it('does not include an identity document that was not asked for', () =>
    expect(notOpened({ ...paths, identity: null }, ['/l'])).toBeNull());
});
