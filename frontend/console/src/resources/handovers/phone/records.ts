import type { ConsoleHandover, HandoverDraft, HandoverForm, HandoverKind } from '@contract/rentals/handovers';
import type { Role } from '../../../shared/session/roles';
import type { CompletionRequest } from '../requests';

export type DraftContent = Omit<HandoverDraft, 'rentalId' | 'kind' | 'pointsVersion'>;

/** A record of a handover on this phone, as staff fill it in. */
export interface PhoneRecord {
  id: string;
  /** The role that recorded it; only this role sends it. */
  role: Role;
  kind: HandoverKind;
  /** The facts about the rental when the phone last read them. */
  form: HandoverForm;
  /** Clock of the server minus clock of the phone at their last contact; null if they had none. */
  offsetMs: number | null;
  content: DraftContent;
  /** Rises with each change of the content. */
  version: number;
  /** Null until staff press Complete. */
  completion: PhoneCompletion | null;
  /** True if the office has this step from another phone, so that only the photos are sent. */
  photosOnly?: boolean;
}

export interface PhoneCompletion extends CompletionRequest {
  capturedAt: string;
  deviceOffsetMs: number | null;
}

/** A photo or signature, whose file is stored under the same ID. */
export interface PhonePhoto {
  id: string;
  recordId: string;
  point: string;
  capturedAt: string;
  deviceOffsetMs: number | null;
}

/** A response of the server that is shown again after a reload. */
export interface StoredRefusal {
  http: number;
  code: number;
  status: string;
  message: string;
  messageKey?: string;
  messageParams?: object;
  data: unknown;
  errors: object[];
}

/** The progress of sending a record. */
export interface Progress {
  id: string;
  /** The version that the server has; 0 if it has none. */
  sentVersion: number;
  /** The server's state of the record; null before the first response. */
  stored: ConsoleHandover | null;
  failures: number;
  /** Earliest time of the next attempt, in milliseconds of the device clock; 0 for immediately. */
  retryAt: number;
  /** The step that the server refused. */
  refused: { step: string; refusal: StoredRefusal } | null;
}

/** A record with all its data on the phone. */
export interface QueueEntry {
  record: PhoneRecord;
  photos: PhonePhoto[];
  progress: Progress;
}

export const NO_PROGRESS = {
  sentVersion: 0,
  stored: null,
  failures: 0,
  retryAt: 0,
  refused: null,
} as const satisfies Omit<Progress, 'id'>;
