import { formatPhone } from '@shared/format/phone';

/** Somebody who has not registered yet has no name; their number stands for it. */
export const nameOf = ({ fullName, mobile }: { fullName: string | null; mobile: string }): string =>
  fullName ?? formatPhone(mobile);
