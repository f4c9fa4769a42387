import type { LoginVerifyResult } from '@contract/customers/people';
import { request } from '@shared/http';

export async function verifyLoginCode(email: string, otp: string): Promise<LoginVerifyResult> {
  const answer = await request<LoginVerifyResult>('/api/login/verify-otp', {
    method: 'POST',
    body: { email, otp },
  });
  return answer.data;
}
