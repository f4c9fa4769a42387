import type { ConsoleNote } from '@contract/notes';
import type { Api } from '../../http/api';

/** Bookings and reservations are both rentals. */
export type NotedResource = 'customers' | 'rentals' | 'cars';

export interface NoteCalls {
  /** Newest first. */
  notes(about: NotedResource, id: number): Promise<ConsoleNote[]>;
  /** Returns all notes. */
  addNote(about: NotedResource, id: number, note: { text: string; key: string }): Promise<ConsoleNote[]>;
}

export const noteCalls = (api: Api): NoteCalls => ({
  notes: (about, id) => api.json(`/console/${about}/${id}/notes`),
  addNote: (about, id, { text, key }) =>
    api.json(`/console/${about}/${id}/notes`, { method: 'POST', body: { text }, idempotencyKey: key }),
});
