import type { TripCopy } from '@contract/rentals/handovers';
import { isRefusal } from '@shared/http';
import { lastPhotoOf } from '../last-photo';
import { pointsOf } from '../points';
import type { HandoverRequests } from '../requests';
import { thumbnailOf } from '../resize-photo';
import type { PhoneStore } from './phone-store';

const MAX_AGE_MS = 7 * 86_400_000;

export interface SavedTrip extends TripCopy {
  /** Clock of the phone, in milliseconds. */
  savedAt: number;
  offsetMs: number;
  /** Thumbnails of the earlier photos, by the ID of the photo. */
  thumbnails: Thumbnails;
}

export type Thumbnails = Readonly<Record<string, string>>;

/** The trips of today and tomorrow, copied to this phone for handovers without network. */
export class TripCopies {
  constructor(
    private readonly requests: Pick<HandoverRequests, 'tripCopies' | 'storedPhoto'>,
    private readonly store: PhoneStore,
  ) {}

  /** Replaces all copies, then adds the thumbnails that are missing. Without network the copies stay. */
  async refresh(): Promise<void> {
    const copies = await this.requests.tripCopies();
    const savedAt = Date.now();
    const before = await this.store.all<SavedTrip>('trips');
    const trips = copies.map((copy): SavedTrip => {
      const { rental, now } = copy.form;
      const thumbnails = before.find(({ form }) => form.rental.id === rental.id)?.thumbnails ?? {};
      return { ...copy, savedAt, offsetMs: Date.parse(now) - savedAt, thumbnails };
    });
    for (const trip of trips) await this.save(trip);
    const kept = new Set(copies.map(({ form }) => form.rental.id));
    const over = before.map(({ form }) => form.rental.id).filter((id) => !kept.has(id));
    await this.store.remove('trips', over.map(String));
    for (const trip of trips) await this.addThumbnails(trip);
  }

  /** Returns the trips in the order of their times. Removes copies that are too old. */
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

  private save(trip: SavedTrip): Promise<void> {
    return this.store.put('trips', String(trip.form.rental.id), trip);
  }

  /** Adds the missing thumbnails. The next refresh retries photos that cannot be read now. */
  private async addThumbnails(trip: SavedTrip): Promise<void> {
    const photos = pointsOf(trip.form).flatMap(({ key }) => lastPhotoOf(trip.form.baseline, key) ?? []);
    const missing = photos.filter(({ id }) => !(id in trip.thumbnails));
    if (missing.length === 0) return;
    const added: Record<string, string> = {};
    for (const { id, path } of missing) {
      const thumbnail = await this.requests.storedPhoto(path).then(thumbnailOf, nullIfRefused);
      if (thumbnail) added[id] = thumbnail;
    }
    await this.save({ ...trip, thumbnails: { ...trip.thumbnails, ...added } });
  }
}

function nullIfRefused(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}

/** The pickup time of a handover, the return time of a return. */
export const timeOf = ({ form: { kind, rental } }: TripCopy): string =>
  kind === 'HANDOVER' ? rental.startsAt : rental.endsAt;
