import { CODES } from '@contract/codes';
import type { CodeSent, Token } from '@contract/customers/people';
import type { AuthenticatorSecret, EnrolledToken, SecondFactorNeeded } from '@contract/second-factor';
import { ApiError } from '@shared/http';
import { createApi, staffPath } from '../../shared/http/api';
import type { Role } from '../../shared/session/roles';
import { saveToken } from '../../shared/session/session';

// There is no session yet that a new sign-in could renew.
const apiOf = (role: Role) => createApi(role, () => Promise.reject(new Error('Not signed in.')));

const post = <T>(role: Role, name: string, body: object): Promise<T> =>
  apiOf(role).data(staffPath(role, name), { method: 'POST', body });

export const sendCode = (role: Role, phoneNumber: string): Promise<CodeSent> =>
  post(role, 'login/send-otp', { phoneNumber });

/** Signs in. Returns what is missing if the sign-in needs a second factor. */
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
  entered: { challengeId: string; totp?: string; recoveryCode?: string },
): Promise<void> {
  keep(role, await post<Token>(role, 'login/second-factor', entered));
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
