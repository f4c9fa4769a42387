import { mailLink } from './mail.rules';

it('carries subject and message through signs that mean something in a link', () => {
  const link = new URL(mailLink('support@example.com', ' Late & rude? ', 'One = two\nthree + four #5 '));
  expect(link.pathname).toBe('support@example.com');
  expect(link.searchParams.get('subject')).toBe('Late & rude?');
  expect(link.search).toContain('One%20%3D%20two%0D%0Athree%20%2B%20four%20%235');
});
