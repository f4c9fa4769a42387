import type { AccountToken } from '@contract/customers/people';
import { request } from '@shared/http';

export async function verifyLoginCode(email: string, otp: string): Promise<AccountToken> {
  const answer = await request<AccountToken>('/api/login/verify-otp', {
    method: 'POST',
    body: { email, otp },
  });
  return answer.data;
}
