import { formatPhone } from '@shared/format/phone';

/** Returns the name; before the customer has registered one, the mobile number or else the e-mail address. */
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
