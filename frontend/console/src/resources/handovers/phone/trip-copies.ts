import type { TripCopy } from '@contract/rentals/handovers';
import type { HandoverRequests } from '../requests';
import type { PhoneStore } from './phone-store';

const MAX_AGE_MS = 7 * 86_400_000;

export interface SavedTrip extends TripCopy {
  /** Clock of the phone, in milliseconds. */
  savedAt: number;
  offsetMs: number;
}

/** The trips of today and tomorrow on this phone, for their handover without network. */
export class TripCopies {
  constructor(
    private readonly requests: Pick<HandoverRequests, 'tripCopies'>,
    private readonly store: PhoneStore,
  ) {}

  /** Replaces all copies. Without network they stay. */
  async refresh(): Promise<void> {
    const copies = await this.requests.tripCopies();
    const savedAt = Date.now();
    const before = await this.store.all<SavedTrip>('trips');
    for (const copy of copies) {
      const { rental, now } = copy.form;
      const saved: SavedTrip = { ...copy, savedAt, offsetMs: Date.parse(now) - savedAt };
      await this.store.put('trips', String(rental.id), saved);
    }
    const kept = new Set(copies.map(({ form }) => form.rental.id));
    const over = before.map(({ form }) => form.rental.id).filter((id) => !kept.has(id));
    await this.store.remove('trips', over.map(String));
  }

  /** In the order of their times. Removes what is too old. */
  async all(): Promise<SavedTrip[]> {
    const trips = await this.store.all<SavedTrip>('trips');
    const [first] = trips;
    if (first && Date.now() - first.savedAt > MAX_AGE_MS) {
      await this.store.clear('trips');
      return [];
    }
    return trips.sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  }

  async find(rentalId: number): Promise<SavedTrip | null> {
    return (await this.all()).find(({ form }) => form.rental.id === rentalId) ?? null;
  }
}

/** The pickup time of a handover, the return time of a return. */
export const timeOf = ({ form: { kind, rental } }: TripCopy): string =>
  kind === 'HANDOVER' ? rental.startsAt : rental.endsAt;
