import type { Token } from '@contract/customers/people';
import { request } from '@shared/http';

export async function verifyRentingCode(email: string, otp: string): Promise<Token> {
  const answer = await request<Token>('/api/auth/verify-otp', {
    method: 'POST',
    body: { email, otp },
  });
  return answer.data;
}
