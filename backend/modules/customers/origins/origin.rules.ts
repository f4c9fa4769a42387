/** A network (an IPv4 address or the /64 of an IPv6 address), or `@` followed by a mail domain. */
type Origin = string;

/** One household or one server controls a /64; many customers of a mobile network share an IPv4 address. */
const isOneHousehold = (origin: Origin): boolean => origin.endsWith('/64');
const isDomain = (origin: Origin): boolean => origin.startsWith('@');

/** Returns the maximum number of new accounts within a day. */
export function maxAccounts(origin: Origin): number {
  if (isDomain(origin)) return 10;
  return isOneHousehold(origin) ? 5 : 20;
}

/** Returns the maximum number of cars that unproven customers hold or rent at a time. */
export function maxCars(origin: Origin): number {
  if (isDomain(origin)) return 5;
  return isOneHousehold(origin) ? 2 : 10;
}
