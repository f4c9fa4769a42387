import type { Api } from '../../shared/http/api';
import type { PhoneQueue } from './phone/phone-queue';
import { type HandoverRequests, handoverRequests } from './requests';

export interface HandoverCalls extends HandoverRequests {
  /** The records on this phone. A file of its own, because few screens need it. */
  openQueue(): Promise<PhoneQueue>;
}

export function handoverCalls(api: Api): HandoverCalls {
  const requests = handoverRequests(api);
  let queue: Promise<PhoneQueue> | undefined;
  return {
    ...requests,
    openQueue: () =>
      (queue ??= import('./phone/phone-queue').then(({ PhoneQueue }) => PhoneQueue.open(requests, api.role))),
  };
}
