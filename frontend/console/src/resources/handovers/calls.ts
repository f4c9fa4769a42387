import type { Api } from '../../shared/http/api';
import type { Phone } from './phone/phone';
import { type HandoverRequests, handoverRequests } from './requests';

export interface HandoverCalls extends HandoverRequests {
  /** The records and trips on this phone. A file of its own, because few screens need it. */
  openPhone(): Promise<Phone>;
}

export function handoverCalls(api: Api): HandoverCalls {
  const requests = handoverRequests(api);
  let phone: Promise<Phone> | undefined;
  return {
    ...requests,
    openPhone: () =>
      (phone ??= import('./phone/phone').then(({ openPhone }) => openPhone(requests, api.role))),
  };
}
