/** A separate cache key, because the rows of the list lack fields that the customer's page shows. */
export const FULL_RECORD = { meta: { full: true }, onError: () => undefined };
