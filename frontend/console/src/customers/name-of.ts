import { formatMobile } from '../format';

/** Somebody who has not registered yet has no name; their number stands for it. */
export const nameOf = ({ fullName, mobile }: { fullName: string | null; mobile: string }): string =>
  fullName ?? formatMobile(mobile);
