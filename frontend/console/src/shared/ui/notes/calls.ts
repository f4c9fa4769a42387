import type { ConsoleNote } from '@contract/notes';
import type { Api } from '../../http/api';

/** The records that can have notes. `rentals` covers bookings and reservations. */
export type NotedResource = 'customers' | 'rentals' | 'cars';

export interface NoteCalls {
  /** Returns the notes, newest first. */
  notes(about: NotedResource, id: number): Promise<ConsoleNote[]>;
  /** Adds a note and returns all notes. */
  addNote(about: NotedResource, id: number, note: { text: string; key: string }): Promise<ConsoleNote[]>;
}

export const noteCalls = (api: Api): NoteCalls => ({
  notes: (about, id) => api.json(`/console/${about}/${id}/notes`),
  addNote: (about, id, { text, key }) =>
    api.json(`/console/${about}/${id}/notes`, { method: 'POST', body: { text }, idempotencyKey: key }),
});
