import type { IdentityKind } from '@contract/customers/identity-documents';
import type { WireMessage } from '@contract/messages/message';
import { request } from '@shared/http';
import { formOf } from '@shared/http/form-of';

export interface RegistrationForm {
  name: string;
  address: string;
  /** Empty until one is chosen. */
  identityKind: IdentityKind | '';
  identityNumber: string;
  identityFile: File | null;
  drivingLicenseFile: File | null;
  /** Back side, if it is not in the same file. */
  identityBackFile: File | null;
  drivingLicenseBackFile: File | null;
  licenseNumber: string;
  licenseClasses: string;
  licenseValidUntil: string;
  dateOfBirth: string;
}

interface Sending {
  token: string | null;
  idempotencyKey: string;
  onUploadProgress: (done: number) => void;
}

/** Sends the filled fields. @returns The server's message. */
export async function register(form: Partial<RegistrationForm>, sending: Sending): Promise<WireMessage> {
  return request<unknown>('/api/auth/register', { method: 'POST', body: formOf(form), ...sending });
}
