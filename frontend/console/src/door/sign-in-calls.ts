import type { SendOtpResult, StaffVerifyResult } from '@contract/people';
import { createApi, staffCall } from '../api';
import type { Role } from '../roles';
import { keepToken } from '../session';

// A refused sign-in has nothing to sign in to again.
const apiOf = (role: Role) => createApi(role, () => Promise.reject(new Error('Not signed in.')));

export async function sendCode(role: Role, phoneNumber: string): Promise<SendOtpResult> {
  const path = staffCall(role, 'login/send-otp');
  return (await apiOf(role).send<SendOtpResult>('POST', path, { phoneNumber })).data;
}

/** Signs in: keeps the token that the server answers. */
export async function verifyCode(role: Role, phoneNumber: string, otp: string): Promise<void> {
  const path = staffCall(role, 'login/verify-otp');
  const { data } = await apiOf(role).send<StaffVerifyResult>('POST', path, { phoneNumber, otp });
  keepToken(role, data.token, data.expiresAt);
}
