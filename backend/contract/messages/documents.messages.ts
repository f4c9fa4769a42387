import { defineMessages } from './define-messages.js';

/** Issued documents. */
export const documentsMessages = defineMessages('documents', {
  notFound: 'This document was not found.',
});
