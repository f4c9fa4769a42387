import type { RentingVerifyResult } from '@contract/customers/people';
import { request } from '@shared/http';

export async function verifyRentingCode(email: string, otp: string): Promise<RentingVerifyResult> {
  const answer = await request<RentingVerifyResult>('/api/auth/verify-otp', {
    method: 'POST',
    body: { email, otp },
  });
  return answer.data;
}
