import type { DocumentLink } from '@contract/customers/people';
import type {
  ConsoleHandover,
  HandoverConfirmation,
  HandoverDraft,
  HandoverForm,
  TripCopy,
  TypedLicence,
} from '@contract/rentals/handovers';
import type { EarlyEnd } from '@contract/rentals/kept-fare.rules';
import type { DelayedBy } from '@contract/rentals/late-handover.rules';
import type { Api } from '../../shared/http/api';

/** The same limit as for a request on the server. */
const PHOTO_TIMEOUT_MS = 300_000;

export interface CompletionRequest {
  confirmation: HandoverConfirmation;
  code?: string | undefined;
  /** Name of the person who saw the thumb mark. */
  witness?: string | undefined;
  confirmed?: boolean;
  licence?: TypedLicence | undefined;
  early?: EarlyEnd | undefined;
  delayedBy?: DelayedBy;
  /** The time of the return, if it was before the completion. */
  returnedAt?: string;
  allowBalance?: boolean;
  asItHappened?: boolean;
  reason?: string | undefined;
}

export interface HandoverRequests {
  /** Reads the form of the next handover or return. */
  handoverForm(rentalId: number): Promise<HandoverForm>;
  saveHandover(id: string, draft: HandoverDraft): Promise<ConsoleHandover>;
  addHandoverPhoto(id: string, photoId: string, form: FormData): Promise<ConsoleHandover>;
  /** The completed records of a rental. */
  recordedHandovers(rentalId: number): Promise<ConsoleHandover[]>;
  /** The trips of today and tomorrow. */
  tripCopies(): Promise<TripCopy[]>;
  /** A stored photo. The server records that this member of staff opened it. */
  storedPhoto(path: string): Promise<Blob>;
  sendHandoverCode(id: string): Promise<ConsoleHandover>;
  completeHandover(id: string, body: CompletionRequest): Promise<ConsoleHandover>;
}

export const handoverRequests = (api: Api): HandoverRequests => ({
  handoverForm: (rentalId) => api.json(`/console/rentals/${rentalId}/handover`),
  recordedHandovers: (rentalId) => api.json(`/console/rentals/${rentalId}/handovers`),
  tripCopies: () => api.json('/console/trip-copies'),
  storedPhoto: async (path) => {
    const { downloadUrl } = await api.data<DocumentLink>(path);
    return (await fetch(downloadUrl, { signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS) })).blob();
  },
  saveHandover: (id, body) => api.json(`/console/handovers/${id}`, { method: 'PUT', body }),
  addHandoverPhoto: (id, photoId, body) =>
    api.json(`/console/handovers/${id}/photos/${photoId}`, {
      method: 'PUT',
      body,
      timeoutMs: PHOTO_TIMEOUT_MS,
    }),
  sendHandoverCode: (id) => api.json(`/console/handovers/${id}/code`, { method: 'POST' }),
  completeHandover: (id, body) => api.json(`/console/handovers/${id}/completion`, { method: 'POST', body }),
});
