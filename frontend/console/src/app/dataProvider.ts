import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import type { ConsoleRental, ConsoleTransaction } from '@contract/console';
import type { ConsoleComplaint } from '@contract/customers/complaints';
import type {
  DocumentLink,
  PendingDocument,
  RejectionReasons,
  StaffMember,
} from '@contract/customers/people';
import type { BlockRequest, ConsoleBlock } from '@contract/fleet/console-fleet';
import type { CancellationPreview } from '@contract/rentals/cancellation.rules';
import type { TripStatus } from '@contract/rentals/rentals';
import type { ConsoleSettings, EditableSettings } from '@contract/settings';
import { ApiError, NetworkError } from '@shared/http';
import { type AuditCalls, auditCalls } from '../resources/audit/calls';
import { type CarCalls, carCalls } from '../resources/cars/calls';
import { type CustomerCalls, customerCalls } from '../resources/customers/calls';
import { type DeskRentalCalls, deskRentalCalls } from '../resources/desk-rentals/calls';
import { type MessageCalls, messageCalls } from '../resources/messages/calls';
import { type TransactionCalls, transactionCalls } from '../resources/payments/calls';
import { type StaffCalls, staffCalls } from '../resources/staff/calls';
import { createStaff, type NewStaffMember } from '../resources/staff/create-staff';
import { type StatementCalls, statementCalls } from '../resources/statements/calls';
import { type SubscriberCalls, subscriberCalls } from '../resources/subscribers/calls';
import type { Api } from '../shared/http/api';
import { type ListCalls, listCalls } from '../shared/ui/lists/list-calls';
import { type NoteCalls, noteCalls } from '../shared/ui/notes/calls';
import { type WaitingCalls, waitingCalls } from '../shared/ui/waiting/calls';
import { type SearchCalls, searchCalls } from './search/calls';
import { type TodayCalls, todayCalls } from './today/calls';

export type RentalResource = 'bookings' | 'reservations';
/** A customer added at the desk: the fields as typed, and the two documents. */
export interface CustomerForm {
  fields: Record<string, string>;
  files: Record<string, File>;
}

type Decision<Verdict, Why> = { decision: Verdict } & Why;

/** react-admin's methods, and one method for each other request of the console. */
export interface ConsoleDataProvider
  extends
    DataProvider,
    AuditCalls,
    CarCalls,
    CustomerCalls,
    DeskRentalCalls,
    ListCalls,
    MessageCalls,
    NoteCalls,
    SearchCalls,
    StaffCalls,
    StatementCalls,
    SubscriberCalls,
    TodayCalls,
    TransactionCalls,
    WaitingCalls {
  /** `submittedAt` is that of the documents on the screen; the server refuses when newer ones were submitted. */
  decideCustomer(
    id: number,
    body: Decision<'APPROVED' | 'REJECTED', { reasons?: RejectionReasons; submittedAt: string }>,
  ): Promise<PendingDocument>;
  /** `version` is that of the payment on the screen; the server refuses when it has changed. */
  verifyTransaction(
    id: number,
    body: { isVerified: boolean; reason?: string; version: number },
  ): Promise<ConsoleTransaction>;
  decideReservation(
    id: number,
    body: Decision<'CONFIRMED' | 'DECLINED', { reason?: string }>,
  ): Promise<ConsoleRental>;
  declineBooking(id: number, body: { reason: string }): Promise<ConsoleRental>;
  /** Records that the car was picked up, returned or not collected. */
  moveTrip(
    kind: RentalResource,
    id: number,
    body: { status: TripStatus; reason?: string },
  ): Promise<ConsoleRental>;
  /** What cancelling would refund. */
  cancellation(kind: RentalResource, id: number): Promise<CancellationPreview>;
  cancelRental(kind: RentalResource, id: number, body: { reason: string }): Promise<ConsoleRental>;
  payRefund(id: number, body: { reference: string }): Promise<ConsoleTransaction>;
  answerComplaint(id: number, text: string): Promise<ConsoleComplaint>;
  moveComplaint(id: number, state: 'OPEN' | 'RESOLVED'): Promise<ConsoleComplaint>;
  placeBlock(body: BlockRequest, key: string): Promise<ConsoleBlock>;
  removeBlock(id: number): Promise<void>;
  createStaff(member: NewStaffMember, key: string): Promise<StaffMember>;
  addCustomer(form: CustomerForm, key: string, onProgress: (part: number) => void): Promise<PendingDocument>;
  readSettings(): Promise<ConsoleSettings>;
  /** The server refuses when `version` is not the present one. */
  saveSettings(version: number, settings: EditableSettings): Promise<ConsoleSettings>;
  /** A link to the document at `path` that is valid for a few minutes. */
  documentLink(path: string): Promise<DocumentLink>;
}

export function createDataProvider(api: Api): ConsoleDataProvider {
  const lists = simpleRestProvider('/console', (url: string, { headers, signal }: fetchUtils.Options = {}) =>
    api.response(url, { headers, signal: signal ?? undefined }),
  );
  const put = <Row>(path: string, body: unknown): Promise<Row> =>
    api.json(`/console/${path}`, { method: 'PUT', body });

  return {
    ...lists,
    ...auditCalls(api),
    ...carCalls(api),
    ...deskRentalCalls(api),
    ...messageCalls(api),
    ...noteCalls(api),
    ...searchCalls(api),
    ...staffCalls(api),
    ...subscriberCalls(api),
    ...todayCalls(api),
    ...waitingCalls(api),
    supportAbortSignal: true,
    ...listCalls(api),
    async getList(resource, params) {
      const list = await lists.getList(resource, params).catch(asUnreadable);
      if (!Array.isArray(list.data) || Number.isNaN(list.total)) throw new NetworkError('unreadable');
      return list;
    },
    decideCustomer: (id, body) => put(`pending-documents/${id}/approval`, body),
    verifyTransaction: (id, body) => put(`transactions/${id}/verification`, body),
    decideReservation: (id, body) => put(`reservations/${id}/decision`, body),
    declineBooking: (id, body) => put(`bookings/${id}/decision`, { decision: 'DECLINED', ...body }),
    moveTrip: (kind, id, body) => put(`${kind}/${id}/trip`, body),
    cancellation: (kind, id) => api.json(`/console/${kind}/${id}/cancellation`),
    cancelRental: (kind, id, body) => put(`${kind}/${id}/cancellation`, body),
    payRefund: (id, body) => put(`transactions/${id}/refund`, body),
    answerComplaint: (id, text) => put(`complaints/${id}/answer`, { text }),
    moveComplaint: (id, state) => put(`complaints/${id}/state`, { state }),
    placeBlock: (body, idempotencyKey) =>
      api.json('/console/blocks', { method: 'POST', body, idempotencyKey }),
    removeBlock: (id) => api.json(`/console/blocks/${id}`, { method: 'DELETE' }),
    ...customerCalls(api),
    ...statementCalls(api),
    ...transactionCalls(api),
    createStaff: (member, key) => createStaff(api, member, key),
    addCustomer: ({ fields, files }, idempotencyKey, onUploadProgress) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...files })) body.set(name, value);
      return api.json('/console/customers', { method: 'POST', body, idempotencyKey, onUploadProgress });
    },
    readSettings: () => api.json('/console/settings'),
    saveSettings: (version, settings) => put('settings', { version, settings }),
    documentLink: (path) => api.data(path),
  };
}

// Any other error comes from a response without the header or the shape of a list.
function asUnreadable(cause: unknown): never {
  const isAbort = cause instanceof Error && cause.name === 'AbortError';
  if (cause instanceof ApiError || cause instanceof NetworkError || isAbort) throw cause;
  throw new NetworkError('unreadable', { cause });
}
