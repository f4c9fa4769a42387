import { formatPhone } from '@shared/format/phone';

/** The mobile number, or without one the e-mail address, where the customer has not registered a name yet. */
export const nameOf = ({
  fullName,
  mobile,
  email,
}: {
  fullName: string | null;
  mobile: string;
  email: string;
}): string => fullName ?? (formatPhone(mobile) || email);

/** @param mobile Empty if the account has no number. */
export const nameAndNumber = (name: string, mobile: string): string =>
  [name, formatPhone(mobile)].filter(Boolean).join(', ');
