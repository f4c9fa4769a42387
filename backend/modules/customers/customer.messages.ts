interface MessageText {
  subject: string;
  text: string;
  page?: string;
}

export const suspendedMessage = (reason: string): MessageText => ({
  subject: 'Your account is suspended',
  text: `You cannot sign in, book or reserve for now.\nReason: ${reason}\nIf this is a mistake, or you have a booking or reservation ahead, please call us.`,
});

export const liftedMessage = (reason: string): MessageText => ({
  subject: 'Your account is active again',
  page: '/login',
  text: `Your account is no longer suspended. You can sign in, book and reserve as before.\nReason: ${reason}`,
});
