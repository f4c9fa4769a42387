import type { Complaint } from '@contract/customers/complaints';
import { request } from '@shared/http';
import { formOf } from '@shared/http/form-of';
import { accountToken } from '@/lib/session';
import type { ComplaintDraft } from '../complaint-draft.rules';

export async function sendComplaint(
  { subject, message, image }: ComplaintDraft,
  idempotencyKey: string,
  onUploadProgress: (done: number) => void,
): Promise<Complaint> {
  const body = formOf({ subject, message, image });
  const token = accountToken();
  const path = '/api/complaints';
  return (await request<Complaint>(path, { method: 'POST', body, token, idempotencyKey, onUploadProgress }))
    .data;
}
