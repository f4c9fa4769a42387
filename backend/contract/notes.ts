export const MAX_NOTE_LENGTH = 2000;

/** A note of staff about a customer, a rental or a car; customers never see it. */
export class ConsoleNote {
  /** @example 7 */
  id: number;
  /** @example "Called: arrives at 6 PM, the flight is late." */
  text: string;
  /**
   * The author's staff id.
   * @example 1
   */
  by: string;
  /** @example 2026-11-21T09:10:00.000Z */
  at: string;
}

/** `POST /console/{customers|rentals|cars}/{id}/notes` */
export class NoteRequest {
  text: string;
}

export type NoteSubject = 'customer' | 'rental' | 'car';
