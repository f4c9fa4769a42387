import { CODES } from '@contract/codes';
import { ApiError, NetworkError } from '../http';
import { leavesOpen } from './leaves-open';

it('does not treat a missing session, too many requests or a proxy as a decision', () => {
  const responses = [CODES.UNAUTHENTICATED, CODES.TOO_MANY, CODES.CODE_WRONG, CODES.TAKEN];
  expect(responses.map((code) => leavesOpen(new ApiError(code, code.http)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([new ApiError({}, 502), new ApiError({}, 404), new NetworkError('timeout')].map(leavesOpen)).toEqual(
    [true, true, true],
  );
});
