import { request } from '@shared/http';

export interface RegistrationForm {
  name: string;
  address: string;
  aadhaarNumber: string;
  aadhaarFile: File | null;
  drivingLicenseFile: File | null;
}

interface Sending {
  token: string | null;
  idempotencyKey: string;
  onUploadProgress: (done: number) => void;
}

/** Sends what was filled in; after a refusal that is less than everything. Answers with the server's words. */
export async function register(form: RegistrationForm, sending: Sending): Promise<string> {
  const body = new FormData();
  // Texts before files: a server that streams the body knows who it is for before the first byte of a file.
  for (const [field, value] of Object.entries(form))
    if (typeof value === 'string' && value) body.append(field, value);
  for (const [field, value] of Object.entries(form)) if (value instanceof File) body.append(field, value);
  return (await request<unknown>('/api/auth/register', { method: 'POST', body, ...sending })).message;
}
