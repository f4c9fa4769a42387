import type { LoginVerifyResult, SendOtpResult } from '@contract/people';
import { request } from '@shared/http';

export async function sendLoginCode(email: string): Promise<SendOtpResult> {
  return (await request<SendOtpResult>('/api/login/send-otp', { method: 'POST', body: { email } })).data;
}

export async function verifyLoginCode(email: string, otp: string): Promise<LoginVerifyResult> {
  const answer = await request<LoginVerifyResult>('/api/login/verify-otp', {
    method: 'POST',
    body: { email, otp },
  });
  return answer.data;
}
