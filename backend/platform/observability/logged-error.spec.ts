import { QueryFailedError } from 'typeorm';
import { refuse } from '../http/refusal.js';
import { framesOf, loggable } from './logged-error.js';

const EMAIL = 'asha@example.com';

describe('error in a log line', () => {
  const driverError = Object.assign(new Error(`duplicate key: ${EMAIL}`), {
    code: '23505',
    constraint: 'customers_email_key',
    table: 'customers',
    detail: `Key (email)=(${EMAIL}) already exists.`,
  });
  const failed = new QueryFailedError('INSERT INTO customers (email) VALUES ($1)', [EMAIL], driverError);

  it.each([
    ['the error itself', failed],
    ['a field', { requestId: 'r1', error: failed }],
  ])('contains no value of a failed statement in %s', (_, logged) => {
    const text = JSON.stringify(loggable(logged));
    expect(text).not.toContain(EMAIL);
    expect(text).toContain('"sqlState":"23505"');
    expect(text).toContain('"constraint":"customers_email_key"');
    expect(text).toContain('"table":"customers"');
    expect(text).toContain('logged-error.spec');
  });

  it('contains the code of a system error, but a message only of a refusal', () => {
    expect(loggable(Object.assign(new Error(EMAIL), { code: 'ECONNREFUSED' }))).toMatchObject({
      error: { name: 'Error', code: 'ECONNREFUSED' },
    });
    expect(loggable(refuse('NOT_FOUND', 'There is no such car.'))).toMatchObject({
      error: { message: 'There is no such car.' },
    });
  });

  it('leaves other values unchanged', () => {
    expect(loggable('text')).toBe('text');
    expect(loggable({ count: 1, list: [1] })).toEqual({ count: 1, list: [1] });
    expect(framesOf('most files are in no row')).toEqual([]);
  });

  it('contains only the frames of a stack', () => {
    expect(framesOf(`Error: ${EMAIL}\nof two lines\n    at f (a.js:1:2)`)).toEqual(['at f (a.js:1:2)']);
    expect(JSON.stringify(loggable(new Error(`x\n    at ${EMAIL}`)))).not.toContain(EMAIL);
  });
});
