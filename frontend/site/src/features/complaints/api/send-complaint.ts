import type { Complaint } from '@contract/customers/complaints';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';
import type { ComplaintDraft } from '../complaint-draft.rules';

export async function sendComplaint(
  { subject, message, image }: ComplaintDraft,
  idempotencyKey: string,
  onUploadProgress: (done: number) => void,
): Promise<Complaint> {
  const body = new FormData();
  body.set('subject', subject);
  body.set('message', message);
  // The file is last, so that the server reads the other fields first.
  if (image) body.set('image', image);
  const token = accountToken();
  const path = '/api/complaints';
  return (await request<Complaint>(path, { method: 'POST', body, token, idempotencyKey, onUploadProgress }))
    .data;
}
