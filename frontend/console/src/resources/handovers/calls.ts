import type { Api } from '../../shared/http/api';
import type { Phone } from './phone/phone';

export interface HandoverCalls {
  /**
   * Opens the records and trips on this phone, with their requests. Later calls return the same result.
   * @param open From the file of the screens
   */
  openPhone(open: (api: Api) => Promise<Phone>): Promise<Phone>;
}

export function handoverCalls(api: Api): HandoverCalls {
  let phone: Promise<Phone> | undefined;
  return { openPhone: (open) => (phone ??= open(api)) };
}
