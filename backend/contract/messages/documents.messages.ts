import { defineMessages } from './define-messages.js';

/** Issued documents. */
export const documentsMessages = defineMessages('documents', {
  notFound: 'This document was not found.',
  companyName: 'Enter the name of the company, in at most {max} characters.',
  companyGstin: 'Enter the 15 characters of the GSTIN, as on the certificate of the company.',
  invoiced: 'The tax invoice is issued, so the company can no longer change.',
  noTax: 'This booking or reservation has no tax invoice.',
});
