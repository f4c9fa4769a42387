import { defineMessages } from './define-messages.js';

/** The details of the business that the law requires to be shown. */
export const businessMessages = defineMessages('business', {
  legalName: 'Operated by',
  gstin: 'GSTIN',
  licence: 'Operator licence',
  licenceUntil: 'Licence valid until',
  officer: 'Grievance officer',
});
