import type { CodeSent } from '@contract/customers/people';
import { request } from '@shared/http';

export async function sendLoginCode(email: string): Promise<CodeSent> {
  return (await request<CodeSent>('/api/login/send-otp', { method: 'POST', body: { email } })).data;
}
