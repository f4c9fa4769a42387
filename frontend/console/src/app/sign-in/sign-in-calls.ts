import { CODES } from '@contract/codes';
import type { CodeSent, Token } from '@contract/customers/people';
import type { AuthenticatorSecret, EnrolledToken, SecondFactorNeeded } from '@contract/second-factor';
import { ApiError } from '@shared/http';
import { ASK_NOTHING, createApi, staffPath } from '../../shared/http/api';
import type { EnteredFactor } from '../../shared/second-factor/factor-input';
import type { Role } from '../../shared/session/roles';
import { saveToken } from '../../shared/session/session';

// A refused request of the dialog must not open the dialog again.
const apiOf = (role: Role) => createApi(role, ASK_NOTHING);

const post = <T>(role: Role, name: string, body: object): Promise<T> =>
  apiOf(role).data(staffPath(role, name), { method: 'POST', body });

export const sendCode = (role: Role, phoneNumber: string): Promise<CodeSent> =>
  post(role, 'login/send-otp', { phoneNumber });

/** Signs in. Returns the required second factor if the sign-in needs one, otherwise null. */
export async function verifyCode(
  role: Role,
  phoneNumber: string,
  { otp, challengeId }: { otp: string; challengeId: string },
): Promise<SecondFactorNeeded | null> {
  try {
    keep(role, await post<Token>(role, 'login/verify-otp', { phoneNumber, otp, challengeId }));
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === CODES.SECOND_FACTOR.code)
      return error.data as SecondFactorNeeded;
    throw error;
  }
}

/** Signs in with the second factor. */
export async function verifyFactor(
  role: Role,
  entered: EnteredFactor & { challengeId: string },
): Promise<void> {
  keep(role, await post<Token>(role, 'login/second-factor', entered));
}

/**
 * Proves the identity of the signed-in person. Also resolves if wrong codes ended the session, because the sign-in that
 * follows is the proof.
 */
export async function prove(role: Role, entered: EnteredFactor): Promise<void> {
  try {
    await apiOf(role).json('/console/proof', { method: 'POST', body: entered });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== CODES.UNAUTHENTICATED.code) throw error;
  }
}

export const startEnrolment = (role: Role, challengeId: string): Promise<AuthenticatorSecret> =>
  post(role, 'login/enrolment', { challengeId });

/** Signs in with a new authenticator app. Returns the recovery codes. */
export async function confirmEnrolment(
  role: Role,
  entered: { challengeId: string; totp: string },
): Promise<string[]> {
  const { recoveryCodes, ...token } = await post<EnrolledToken>(role, 'login/enrolment/confirm', entered);
  keep(role, token);
  return recoveryCodes;
}

const keep = (role: Role, { token, expiresAt }: Token): void => saveToken(role, token, expiresAt);
