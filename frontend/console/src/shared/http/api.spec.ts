import { CODES } from '@contract/codes';
import { ApiError } from '@shared/http';
import { ROLES } from '../session/roles';
import { createApi } from './api';

const setToken = (token: string | null): void => {
  const cookie = token === null ? '' : `${ROLES.admin.cookie}=${token}`;
  Object.assign(globalThis, { document: { cookie } });
};

const ended = (): ApiError => new ApiError({ code: CODES.UNAUTHENTICATED.code }, 401);

describe('requests after the end of a session', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  /** The first attempt is refused, after which the browser has `token`. */
  async function refusedOnce(token: string | null): Promise<[answer: string, signIns: number]> {
    setToken('earlier');
    const signInAgain = jest.fn(() => Promise.resolve());
    const attempt = jest
      .fn<Promise<string>, []>()
      .mockImplementationOnce(() => {
        setToken(token);
        return Promise.reject(ended());
      })
      .mockResolvedValue('answer');
    return [await createApi('admin', signInAgain).whileSignedIn(attempt), signInAgain.mock.calls.length];
  }

  it('are repeated after a new sign-in', async () => {
    expect(await refusedOnce('earlier')).toEqual(['answer', 1]);
    expect(await refusedOnce(null)).toEqual(['answer', 1]);
  });

  it('are repeated without another sign-in if the person has signed in since they were sent', async () => {
    expect(await refusedOnce('newer')).toEqual(['answer', 0]);
  });
});
