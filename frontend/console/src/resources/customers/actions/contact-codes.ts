import type { ContactChanged } from '@contract/customers/console-contacts';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import type { CustomerCalls } from '../calls';

type Typed = Readonly<Record<string, string>>;

/** The challenges of the codes that the customer reads out. */
export interface SentCodes {
  customerId: number;
  kind: 'email' | 'mobile';
  to: string;
  challengeId: string;
  /** The challenge of the code to the proved number, if a new e-mail address takes effect immediately. */
  sms: string | null;
}

export async function requestCodes(
  calls: CustomerCalls,
  { id, mobile, email }: ConsoleCustomerDetails,
  { what, when, ...typed }: Typed,
): Promise<SentCodes> {
  if (what !== 'email' && what !== 'presentEmail') {
    const to = what === 'present' ? mobile : (typed['mobile'] ?? '');
    const { challengeId } = await calls.sendMobileCode(id, to);
    return { customerId: id, kind: 'mobile', to, challengeId, sms: null };
  }
  const to = what === 'presentEmail' ? email : (typed['email'] ?? '');
  const { challengeId } = await calls.sendEmailCode(id, to);
  const sms = when === 'now' ? await calls.sendMobileCode(id, mobile) : null;
  return { customerId: id, kind: 'email', to, challengeId, sms: sms?.challengeId ?? null };
}

export function sendCodes(
  calls: CustomerCalls,
  { customerId, kind, challengeId, sms }: SentCodes,
  { otp = '', smsOtp = '', reason = '' }: Typed,
): Promise<ContactChanged> {
  const code = { challengeId, otp, reason };
  return kind === 'mobile'
    ? calls.changeMobile(customerId, code)
    : calls.changeEmail(customerId, { ...code, ...(sms && { mobile: { challengeId: sms, otp: smsOtp } }) });
}
