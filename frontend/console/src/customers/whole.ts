/** The list's rows have less than a customer's page shows; named so, they never stand in for it. */
export const WHOLE = { meta: { whole: true }, onError: () => undefined };
