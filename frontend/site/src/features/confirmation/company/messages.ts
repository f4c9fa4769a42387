import { defineMessages } from '@contract/messages/define-messages';

/** Texts about the company for which a customer rents. */
export const ownCompanyMessages = defineMessages('ownCompany', {
  title: 'For a company?',
  why: 'Its name and GSTIN appear on your tax invoice. You can enter them until the invoice is issued, after the return.',
  entered: 'On your tax invoice: {name}, GSTIN {gstin}.',
  enter: 'Enter company',
  change: 'Change company',
  name: 'Name of the company',
  gstin: 'GSTIN',
  gstinHint: '15 characters, as on the certificate.',
  nameMissing: 'Enter the name of the company.',
  gstinWrong: 'This is not a valid GSTIN. Compare it with the certificate of the company.',
  save: 'Save',
  remove: 'Remove company',
  notNow: 'Not now',
});
