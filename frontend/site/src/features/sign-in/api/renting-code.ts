import type { RentingVerifyResult, SendOtpResult } from '@contract/people';
import { request } from '@shared/http';

export async function sendRentingCode(mobile: string, email: string): Promise<SendOtpResult> {
  return (await request<SendOtpResult>('/api/auth/send-otp', { method: 'POST', body: { mobile, email } }))
    .data;
}

export async function verifyRentingCode(email: string, otp: string): Promise<RentingVerifyResult> {
  const answer = await request<RentingVerifyResult>('/api/auth/verify-otp', {
    method: 'POST',
    body: { email, otp },
  });
  return answer.data;
}
