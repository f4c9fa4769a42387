import type { CodeSent } from '@contract/customers/people';
import { request } from '@shared/http';

export async function sendRentingCode(mobile: string, email: string): Promise<CodeSent> {
  return (await request<CodeSent>('/api/auth/send-otp', { method: 'POST', body: { mobile, email } })).data;
}
