import { statementName } from './statement-name.rules.js';

it.each([
  ['SELECT id FROM cars WHERE id = $1', 'SELECT', 'cars'],
  ['\n   (SELECT "Car"."id" FROM "cars" "Car")', 'SELECT', 'cars'],
  ['INSERT INTO rentals (id) SELECT id FROM holds', 'INSERT', 'rentals'],
  ['update outbox_messages SET status = $1', 'UPDATE', 'outbox_messages'],
  ['DELETE FROM login_codes WHERE id IN (SELECT id FROM x)', 'DELETE', 'login_codes'],
  ['SELECT extract(epoch FROM created_at) AS at FROM holds', 'SELECT', 'holds'],
  ['WITH free AS (SELECT id FROM cars) SELECT * FROM free', 'WITH', 'cars'],
  ['START TRANSACTION', 'START', null],
  ['COMMIT', 'COMMIT', null],
  ['', 'OTHER', null],
])('finds the operation and the table of %j', (text, operation, table) => {
  expect(statementName(text)).toEqual({ operation, table });
});
