export const MAX_NOTE_LENGTH = 2000;

/** What staff write about a customer, a rental or a car for each other; no customer reads it. */
export interface ConsoleNote {
  id: number;
  text: string;
  /** The mobile number of who wrote it. */
  by: string;
  at: string;
}

/** `POST /console/{customers|rentals|cars}/{id}/notes` */
export interface NoteRequest {
  text: string;
}

export type NoteSubject = 'customer' | 'rental' | 'car';
