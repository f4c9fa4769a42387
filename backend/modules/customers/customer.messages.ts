interface MessageText {
  subject: string;
  text: string;
}

export const suspendedMessage = (reason: string): MessageText => ({
  subject: 'Your account is suspended',
  text: `You cannot log in, book or reserve for now.\nReason: ${reason}\nIf this is a mistake, or you have a rental ahead, please call us.`,
});

export const liftedMessage = (reason: string): MessageText => ({
  subject: 'Your account is open again',
  text: `Your account is no longer suspended. You can log in, book and reserve as before.\nReason: ${reason}`,
});
