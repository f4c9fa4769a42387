import type {
  ContactChanged,
  EmailChangeByStaff,
  MobileChangeByStaff,
} from '@contract/customers/console-contacts';
import type {
  ConsoleCustomerDetails,
  DocumentRequest,
  ProfileCorrection,
  SuspensionRequest,
} from '@contract/customers/console-customers';
import type { CodeSent, PendingDocument } from '@contract/customers/people';
import type { ErasedCustomer } from '@contract/privacy/erasure';
import type { MergedCustomer, MergePlan } from '@contract/privacy/merge';
import { formOf } from '@shared/http/form-of';
import type { Api } from '../../shared/http/api';
import { download } from '../../shared/http/download';

/** A customer added at the desk: the fields as typed, and the two documents. */
export interface CustomerForm {
  fields: Record<string, string>;
  files: Record<string, File>;
}

export interface CustomerCalls {
  /** `onProgress` receives the part sent so far, 0 to 1. */
  addCustomer(form: CustomerForm, key: string, onProgress: (part: number) => void): Promise<PendingDocument>;
  /** Sends a code to the address of a customer at the desk. */
  sendEmailProof(email: string): Promise<CodeSent>;
  suspendCustomer(id: number, body: SuspensionRequest): Promise<ConsoleCustomerDetails>;
  correctCustomer(id: number, body: ProfileCorrection): Promise<ConsoleCustomerDetails>;
  /** Sends a code to a new number, or to the current one. */
  sendMobileCode(id: number, mobile: string): Promise<CodeSent>;
  changeMobile(id: number, body: MobileChangeByStaff): Promise<ContactChanged>;
  sendEmailCode(id: number, email: string): Promise<CodeSent>;
  changeEmail(id: number, body: EmailChangeByStaff): Promise<ContactChanged>;
  requestDocuments(id: number, body: DocumentRequest): Promise<ConsoleCustomerDetails>;
  eraseCustomer(id: number, body: { reason: string }): Promise<ErasedCustomer>;
  /** Counts the rows that a merge would move from another account to the customer. */
  planMerge(id: number, from: number): Promise<MergePlan>;
  mergeCustomer(id: number, body: { from: number; reason: string }): Promise<MergedCustomer>;
  /** Saves all data about the customer as a file. */
  exportCustomer(id: number, body: { reason: string }): Promise<void>;
}

export const customerCalls = (api: Api): CustomerCalls => ({
  addCustomer({ fields, files }, idempotencyKey, onUploadProgress) {
    const body = formOf({ ...fields, ...files });
    return api.json('/console/customers', { method: 'POST', body, idempotencyKey, onUploadProgress });
  },
  sendEmailProof: (email) => api.json('/console/customers/email-proof', { method: 'POST', body: { email } }),
  eraseCustomer: (id, body) => api.json(`/console/customers/${id}/erasure`, { method: 'POST', body }),
  planMerge: (id, from) => api.json(`/console/customers/${id}/merge/${from}`),
  mergeCustomer: (id, body) => api.json(`/console/customers/${id}/merge`, { method: 'POST', body }),
  exportCustomer: (id, body) =>
    download(api, `/console/customers/${id}/data-export`, 'application/zip', body),
  correctCustomer: (id, body) => api.json(`/console/customers/${id}/profile`, { method: 'PUT', body }),
  sendMobileCode: (id, mobile) =>
    api.json(`/console/customers/${id}/mobile-change`, { method: 'POST', body: { mobile } }),
  changeMobile: (id, body) =>
    api.json(`/console/customers/${id}/mobile-change/confirm`, { method: 'POST', body }),
  sendEmailCode: (id, email) =>
    api.json(`/console/customers/${id}/email-change`, { method: 'POST', body: { email } }),
  changeEmail: (id, body) =>
    api.json(`/console/customers/${id}/email-change/confirm`, { method: 'POST', body }),
  requestDocuments: (id, body) =>
    api.json(`/console/customers/${id}/document-request`, { method: 'PUT', body }),
  suspendCustomer: (id, body) => api.json(`/console/customers/${id}/suspension`, { method: 'PUT', body }),
});
