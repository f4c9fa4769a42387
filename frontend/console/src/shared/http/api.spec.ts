import { CODES } from '@contract/codes';
import { ApiError } from '@shared/http';
import { ROLES } from '../session/roles';
import { ASK_NOTHING, createApi } from './api';

const setToken = (token: string | null): void => {
  const cookie = token === null ? '' : `${ROLES.admin.cookie}=${token}`;
  Object.assign(globalThis, { document: { cookie } });
};

const ended = (): ApiError => new ApiError({ code: CODES.UNAUTHENTICATED.code }, 401);

describe('requests after the end of a session', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  /** The first attempt is refused; after that, the browser has `token`. */
  async function refusedOnce(token: string | null): Promise<[answer: string, signIns: number]> {
    setToken('earlier');
    const signIn = jest.fn(() => Promise.resolve(true));
    const attempt = jest
      .fn<Promise<string>, []>()
      .mockImplementationOnce(() => {
        setToken(token);
        return Promise.reject(ended());
      })
      .mockResolvedValue('answer');
    return [
      await createApi('admin', { ...ASK_NOTHING, signIn }).whileSignedIn(attempt),
      signIn.mock.calls.length,
    ];
  }

  it('are repeated after a new sign-in', async () => {
    expect(await refusedOnce('earlier')).toEqual(['answer', 1]);
    expect(await refusedOnce(null)).toEqual(['answer', 1]);
  });

  it('are repeated without another sign-in if the user has signed in again since then', async () => {
    expect(await refusedOnce('newer')).toEqual(['answer', 0]);
  });
});

describe('requests that need a fresh proof', () => {
  beforeEach(() => setToken('token'));
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

  const needed = (): ApiError => new ApiError({ code: CODES.PROOF_NEEDED.code }, 403);

  it('are repeated after the proof, and after a sign-in if the proof ended the session', async () => {
    const asked: string[] = [];
    const ask = {
      proof: () => Promise.resolve(asked.push('proof') > 0),
      signIn: () => Promise.resolve(asked.push('signIn') > 0),
    };
    const attempt = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(needed())
      .mockRejectedValueOnce(ended())
      .mockResolvedValue('answer');
    expect(await createApi('admin', ask).whileSignedIn(attempt)).toBe('answer');
    expect(asked).toEqual(['proof', 'signIn']);
  });

  it('fail if the user cancels', async () => {
    const attempt = jest.fn<Promise<string>, []>().mockRejectedValue(needed());
    await expect(createApi('admin', ASK_NOTHING).whileSignedIn(attempt)).rejects.toMatchObject({ http: 403 });
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
