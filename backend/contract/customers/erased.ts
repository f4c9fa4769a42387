/** Stands for the e-mail address and the mobile number of a customer whose account was deleted, so that both are free again. */
export const erasedContact = (customerId: number): string => `erased-${customerId}`;

/** True for the contact of a deleted account, which gets no messages. */
export const isErasedContact = (recipient: string): boolean => /^erased-\d+$/.test(recipient);
