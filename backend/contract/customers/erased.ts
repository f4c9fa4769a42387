/** Stands for the e-mail address and the mobile number of a customer whose account was deleted, so that both are free again. */
export const erasedContact = (customerId: number): string => `erased-${customerId}`;

/** Whether a message has nobody to go to any more. */
export const isErasedContact = (recipient: string): boolean => /^erased-\d+$/.test(recipient);
