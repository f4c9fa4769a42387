import { fill } from './messages';

it('puts values where their names stand', () => {
  expect(fill('{count} cars in {city}', { count: 3, city: 'Pune' })).toBe('3 cars in Pune');
});

it('leaves unknown names and texts without names as they are', () => {
  expect(fill('{nobody} knows', { city: 'Pune' })).toBe('{nobody} knows');
  expect(fill('Loading...', undefined)).toBe('Loading...');
});
