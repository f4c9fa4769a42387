import type { CodeSent, Token } from '@contract/customers/people';
import { createApi, staffPath } from '../../shared/http/api';
import type { Role } from '../../shared/session/roles';
import { saveToken } from '../../shared/session/session';

// There is no session yet that a new sign-in could renew.
const apiOf = (role: Role) => createApi(role, () => Promise.reject(new Error('Not signed in.')));

export function sendCode(role: Role, phoneNumber: string): Promise<CodeSent> {
  const path = staffPath(role, 'login/send-otp');
  return apiOf(role).data(path, { method: 'POST', body: { phoneNumber } });
}

/** Signs in: saves the token of the response. */
export async function verifyCode(
  role: Role,
  phoneNumber: string,
  { otp, challengeId }: { otp: string; challengeId: string },
): Promise<void> {
  const path = staffPath(role, 'login/verify-otp');
  const body = { phoneNumber, otp, challengeId };
  const { token, expiresAt } = await apiOf(role).data<Token>(path, { method: 'POST', body });
  saveToken(role, token, expiresAt);
}
