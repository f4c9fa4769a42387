/** Replaces the e-mail address and the mobile number of a deleted account, so that a new account can use them. */
export const erasedContact = (customerId: number): string => `erased-${customerId}`;

/** True for the contact of a deleted account, which gets no messages. */
export const isErasedContact = (recipient: string): boolean => /^erased-\d+$/.test(recipient);
