import type { SendOtpResult } from '@contract/customers/people';
import { request } from '@shared/http';

export async function sendLoginCode(email: string): Promise<SendOtpResult> {
  return (await request<SendOtpResult>('/api/login/send-otp', { method: 'POST', body: { email } })).data;
}
