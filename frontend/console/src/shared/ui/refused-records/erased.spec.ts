import { CODES } from '@contract/codes';
import { ApiError, NetworkError } from '@shared/http';
import { unlessErased } from './erased';

it('discards a record of a deleted account without a note, and no other one', () => {
  const refusal = (code: number, http: number) => new ApiError({ code, message: 'No.' }, http);
  expect(() => unlessErased(refusal(CODES.NOT_FOUND.code, 404))).not.toThrow();
  for (const error of [refusal(CODES.INVALID.code, 400), new NetworkError('unreachable')])
    expect(() => unlessErased(error)).toThrow(error);
});
