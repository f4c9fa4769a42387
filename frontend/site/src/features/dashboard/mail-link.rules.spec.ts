import { mailLink } from './mail-link.rules';

describe('mailLink', () => {
  it('carries subject and message so that they come out as they were typed', () => {
    const link = mailLink('help@example.com', 'Booking #12 & more', 'Line one\nWhy 50% = half?');
    const url = new URL(link);
    expect(url.pathname).toBe('help@example.com');
    expect(url.searchParams.get('subject')).toBe('Booking #12 & more');
    expect(url.searchParams.get('body')).toBe('Line one\r\nWhy 50% = half?');
  });

  it('lets nobody add a field of their own through the subject', () => {
    const url = new URL(mailLink('help@example.com', 'x&bcc=me@example.com', 'y'));
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  });
});
