import type { DeskCustomer, DeskRental, DeskRentalRequest } from '@contract/desk-rentals';
import type { RentalWindow } from '@contract/rental-period';
import type { PublicSettings } from '@contract/settings';
import type { VehicleListItem } from '@contract/vehicles';
import type { Api } from '../api';
import { uploadForm } from '../upload';

export interface DeskPayment {
  transactionId: string;
  amount: string;
  screenshot: File;
}

/** The data provider's verbs for renting on behalf of a customer. */
export interface DeskRentalCalls {
  /** By their whole mobile number or e-mail address. */
  findDeskCustomer(contact: string): Promise<DeskCustomer>;
  /** What the site's visitors are told too: windows, fees, the city's zone. */
  publicSettings(): Promise<PublicSettings>;
  freeCars(window: RentalWindow): Promise<VehicleListItem[]>;
  sendDeskCode(asked: DeskRentalRequest, key: string): Promise<DeskRental>;
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
  async function ask<T>(path: string, init?: RequestInit): Promise<T> {
    return (await api.request(`${PATH}${path}`, init)).json as T;
  }
  function post<T>(path: string, body?: object, key?: string): Promise<T> {
    return ask(path, {
      method: 'POST',
      body: body && JSON.stringify(body),
      headers: key ? { 'Idempotency-Key': key } : undefined,
    });
  }

  return {
    findDeskCustomer: (contact) => post('/customer', { contact }),
    publicSettings: async () => (await api.send<PublicSettings>('GET', '/api/settings')).data,
    freeCars: async ({ fromDate, toDate, pickupTime, dropTime }) => {
      const query = new URLSearchParams({ from: fromDate, to: toDate, pickupTime, dropTime, sort: 'price' });
      return (await api.send<VehicleListItem[]>('GET', `/api/vehicles?${query}`)).data;
    },
    sendDeskCode: (asked, key) => post('', asked, key),
    deskRental: (id) => ask(`/${encodeURIComponent(id)}`),
    unfinishedDeskRentals: () => ask(''),
    confirmDeskRental: (id, otp, key) => post(`/${id}/confirmation`, { otp }, key),
    payDeskRental: async (id, payment, key, onProgress) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(payment)) form.set(name, value as string | File);
      return (await uploadForm(api, `${PATH}/${id}/payment`, form, key, onProgress)) as DeskRental;
    },
    placeDeskRental: (id, key) => post(`/${id}/rental`, undefined, key),
    releaseDeskHold: (id) => ask(`/${id}/hold`, { method: 'DELETE' }),
  };
}
