import { NetworkError } from '@shared/http';
import type { Api } from '../../../shared/http/api';
import { handoverRequests } from '../requests';
import { keepShell } from './keep-shell';
import { PhoneQueue } from './phone-queue';
import { openPhoneStore } from './phone-store';
import { markPhoneUsed } from './phone-used';
import { TripCopies } from './trip-copies';

/** The data of handovers on this phone. */
export interface Phone {
  queue: PhoneQueue;
  trips: TripCopies;
}

const REFRESH_MS = 15 * 60_000;

const report = (error: unknown): void => {
  if (!(error instanceof NetworkError)) console.error(error);
};

/** Opens the data, sends the unsent records, and copies the trips now and regularly while the page is open. */
export async function openPhone(api: Api): Promise<Phone> {
  const { role } = api;
  const requests = handoverRequests(api);
  markPhoneUsed();
  const store = await openPhoneStore();
  const queue = await PhoneQueue.open(requests, role, store);
  const trips = new TripCopies(requests, store);
  keepShell(role).catch(report);
  const refresh = (): void => {
    if (navigator.onLine) trips.refresh().catch(report);
  };
  refresh();
  queue.onReceived(refresh);
  window.addEventListener('online', refresh);
  setInterval(refresh, REFRESH_MS);
  queue.start();
  return { queue, trips };
}

/** Removes the copied trips at sign-out. Records that the office has not received stay. */
export async function forgetTrips(): Promise<void> {
  await (await openPhoneStore()).clear('trips');
}
