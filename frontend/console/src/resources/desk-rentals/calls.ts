import type { VehicleListItem } from '@contract/fleet/vehicles';
import type { DeskCustomer, DeskRental, DeskRentalRequest } from '@contract/rentals/desk-rentals';
import type { RentalWindow } from '@contract/rentals/rental-period';
import type { PublicSettings } from '@contract/settings';
import { formOf } from '@shared/http/form-of';
import type { Api } from '../../shared/http/api';

export interface DeskPayment {
  transactionId: string;
  amount: string;
  screenshot: File;
}

/** The data provider's methods for renting on behalf of a customer. */
export interface DeskRentalCalls {
  /** Finds a customer by the complete mobile number or e-mail address. */
  findDeskCustomer(contact: string): Promise<DeskCustomer>;
  /** Reads the public settings. */
  publicSettings(): Promise<PublicSettings>;
  freeCars(window: RentalWindow): Promise<VehicleListItem[]>;
  sendDeskCode(request: DeskRentalRequest, key: string): Promise<DeskRental>;
  deskRental(id: string): Promise<DeskRental>;
  unfinishedDeskRentals(): Promise<DeskRental[]>;
  confirmDeskRental(id: string, otp: string, key: string): Promise<DeskRental>;
  payDeskRental(
    id: string,
    payment: DeskPayment,
    key: string,
    onProgress: (part: number) => void,
  ): Promise<DeskRental>;
  placeDeskRental(id: string, key: string): Promise<DeskRental>;
  releaseDeskHold(id: string): Promise<DeskRental>;
}

const PATH = '/console/desk-rentals';

export function deskRentalCalls(api: Api): DeskRentalCalls {
  const post = <T>(path: string, body?: object, idempotencyKey?: string): Promise<T> =>
    api.json(`${PATH}${path}`, { method: 'POST', body, idempotencyKey });

  return {
    findDeskCustomer: (contact) => post('/customer', { contact }),
    publicSettings: () => api.data('/api/settings'),
    freeCars: ({ fromDate, toDate, pickupTime, dropTime }) => {
      const query = new URLSearchParams({ from: fromDate, to: toDate, pickupTime, dropTime, sort: 'price' });
      return api.data(`/api/vehicles?${query}`);
    },
    sendDeskCode: (request, key) => post('', request, key),
    deskRental: (id) => api.json(`${PATH}/${encodeURIComponent(id)}`),
    unfinishedDeskRentals: () => api.json(PATH),
    confirmDeskRental: (id, otp, key) => post(`/${id}/confirmation`, { otp }, key),
    payDeskRental: (id, payment, idempotencyKey, onUploadProgress) => {
      const body = formOf({ ...payment });
      return api.json(`${PATH}/${id}/payment`, { method: 'POST', body, idempotencyKey, onUploadProgress });
    },
    placeDeskRental: (id, key) => post(`/${id}/rental`, undefined, key),
    releaseDeskHold: (id) => api.json(`${PATH}/${id}/hold`, { method: 'DELETE' }),
  };
}
