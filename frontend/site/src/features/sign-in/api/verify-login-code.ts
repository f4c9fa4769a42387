import type { AccountToken } from '@contract/customers/people';
import { request } from '@shared/http';
import type { EnteredCode } from '../use-one-time-code';

export async function verifyLoginCode(email: string, entered: EnteredCode): Promise<AccountToken> {
  const answer = await request<AccountToken>('/api/login/verify-otp', {
    method: 'POST',
    body: { email, ...entered },
  });
  return answer.data;
}
