import type { Token } from '@contract/customers/people';
import { request } from '@shared/http';
import type { EnteredCode } from '../use-one-time-code';

export async function verifyRentingCode(email: string, entered: EnteredCode): Promise<Token> {
  const answer = await request<Token>('/api/auth/verify-otp', {
    method: 'POST',
    body: { email, ...entered },
  });
  return answer.data;
}
