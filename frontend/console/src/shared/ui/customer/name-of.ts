import { formatPhone } from '@shared/format/phone';

/** The mobile number where the customer has not registered a name yet. */
export const nameOf = ({ fullName, mobile }: { fullName: string | null; mobile: string }): string =>
  fullName ?? formatPhone(mobile);
