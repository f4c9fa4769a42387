import { ApiError, NetworkError } from './errors';
import { readJson } from './request';

it('reads the JSON of a successful response', () => {
  expect(readJson({ status: 200, text: '{"code":0}' })).toEqual({ code: 0 });
});

it('throws a refusal with the message and the fields of its envelope', () => {
  const text = JSON.stringify({
    code: 1001,
    message: 'Wrong.',
    errors: [{ field: 'year', message: 'Too old.' }],
  });
  expect(() => readJson({ status: 400, text })).toThrow(ApiError);
  expect(() => readJson({ status: 400, text })).toThrow('Wrong.');
});

it.each(['<html>', 'null', ''])(
  'throws an error with the status of a failed response without an envelope (%s)',
  (text) => {
    expect(() => readJson({ status: 502, text })).toThrow('The server answered 502.');
  },
);

it('throws a NetworkError for a successful response that is not JSON', () => {
  expect(() => readJson({ status: 200, text: '<html>' })).toThrow(NetworkError);
});
