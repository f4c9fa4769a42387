import type { SendOtpResult } from '@contract/customers/people';
import { request } from '@shared/http';

export async function sendRentingCode(mobile: string, email: string): Promise<SendOtpResult> {
  return (await request<SendOtpResult>('/api/auth/send-otp', { method: 'POST', body: { mobile, email } }))
    .data;
}
