import { CODES } from '@contract/codes';
import { ApiError, isRefusal, isUndecided, NetworkError } from './errors';

const refused = new ApiError({ code: CODES.TAKEN.code, message: 'The car is taken.' }, 409);
const running = new ApiError({ code: CODES.RUNNING.code, message: 'Still running.' }, 409);
const failed = new ApiError({}, 502);

it('treats a request as undecided until the server has decided it', () => {
  expect([refused, running, failed, new NetworkError('timeout')].map(isUndecided)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('treats only a client error with a server code as a refusal', () => {
  expect([refused, failed, new ApiError({}, 404), new NetworkError('unreachable')].map(isRefusal)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
