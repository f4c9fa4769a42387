/**
 * SQL: the mobile number of the customer `c` of the rental `r`; masked for custom admins outside the days around the
 * trip.
 * @param isAdmin SQL
 */
export const shownMobile = (isAdmin: string): string =>
  `CASE WHEN ${isAdmin}::boolean THEN c.mobile ELSE desk_mobile(c.mobile, r) END`;
